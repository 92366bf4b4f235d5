/** An uploaded photo that a form keeps. `since`: when it was uploaded, in milliseconds. */
export type KeptPhoto = { url: string; since?: number | undefined };
