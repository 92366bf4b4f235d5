/**
 * What a person wrote, as part of a sentence of ours: a line break in a name or a title would begin a paragraph that
 * nobody could tell from our own words.
 * @returns the text on one line
 */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
