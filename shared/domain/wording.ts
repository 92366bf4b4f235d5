/** The specification's texts: verbatim or corrected. */
export const wordings = ['specified', 'corrected'] as const;
export type Wording = (typeof wordings)[number];
