// Every word that a person reads stands in words/, by area. A comment names the part of the specification that a text is
// verbatim from, its spelling included; a text without one is ours. A translation or a correction is a change there alone.

/**
 * All the words of the product, by screen: `words.login.submit`. Name the screen where you use its words: the bundler
 * follows each such name to its file, so an area's words travel with its pages and not with the first one.
 */
export * as words from './words/index.ts';
