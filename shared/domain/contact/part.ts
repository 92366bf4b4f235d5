/** A part of a text: first index, and index after the last. */
export type Part = readonly [from: number, to: number];
