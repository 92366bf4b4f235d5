// Every word that a person reads stands in words/, a folder for each language, by area. English is the one that the
// others are held to: a comment names the part of the specification that a text is verbatim from, its spelling included;
// a text without one is ours. A translation or a correction is a change there alone.

/**
 * All the words of the product in the spoken language, by screen: `words.login.submit`. Name the screen where you use its
 * words: the bundler follows each such name to its file, so an area's words travel with its pages and not with the first.
 */
export * as words from './words/en/index.ts';
