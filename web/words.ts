// All user-visible texts, by language and area. A comment names the spec section that an English text is verbatim from,
// spelling included; a text without one is ours.

/**
 * All texts in the current language. Always name the screen, `words.login.submit`: the bundler then ships an area's
 * words with its pages.
 */
export * as words from './words/en/index.ts';
