// All texts by area, languages side by side. A spec section in a comment: the English text is verbatim from there, spelling
// included; all others are ours.

/** Always name the screen, `words.login.submit`: the bundler then ships an area's words with its pages. */
export * as words from './words/all.ts';
