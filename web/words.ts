// All texts that people read, by area. Each stands once, with its languages side by side. A comment names the spec section
// that an English text is verbatim from, spelling included; a text without one is ours.

/**
 * All texts in the current language. Always name the screen, `words.login.submit`: the bundler then ships an area's
 * words with its pages.
 */
export * as words from './words/all.ts';
