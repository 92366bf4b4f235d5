/** Which English the specification's own texts are shown in: verbatim, or corrected. Other languages have one wording. */
export const wordings = ['specified', 'corrected'] as const;
export type Wording = (typeof wordings)[number];
