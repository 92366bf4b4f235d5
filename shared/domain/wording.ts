/** The specification's English texts: verbatim or corrected. */
export const wordings = ['specified', 'corrected'] as const;
export type Wording = (typeof wordings)[number];
