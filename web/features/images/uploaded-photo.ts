/** A photo of a form. `since`: when it was uploaded, in milliseconds. */
export type UploadedPhoto = { url: string; since?: number | undefined };

/** A photo on this device under `key`, on the server, or both. */
export type KeptPhoto = { key?: string; url?: string; since?: number | undefined };

/** The server deletes an unused photo after a day. */
const PHOTO_LASTS = 23 * 3_600_000;

export const isUploaded = (photo: KeptPhoto, now: number): photo is KeptPhoto & { url: string } =>
  photo.url !== undefined && (photo.since === undefined || now - photo.since < PHOTO_LASTS);

/** Without photos that neither the server nor this device can still have. @param now milliseconds */
export const readPhotos = (stored: unknown, now: number): KeptPhoto[] =>
  (Array.isArray(stored) ? stored : [])
    .flatMap((photo) => readKeptPhoto(photo) ?? [])
    .filter((photo) => photo.key !== undefined || isUploaded(photo, now));

export function readKeptPhoto(stored: unknown): KeptPhoto | undefined {
  // Earlier versions stored the address alone.
  if (typeof stored === 'string') return { url: stored };
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { key, url, since } = stored as Record<string, unknown>;
  const photo: KeptPhoto = {
    ...(typeof key === 'string' ? { key } : {}),
    ...(typeof url === 'string' ? { url } : {}),
    ...(typeof since === 'number' ? { since } : {}),
  };
  return photo.key === undefined && photo.url === undefined ? undefined : photo;
}
