/** Removes line breaks, so that user text cannot imitate a paragraph of ours. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
