/** A photo of a form. `since`: when it was uploaded, in milliseconds. */
export type UploadedPhoto = { url: string; since?: number | undefined };
