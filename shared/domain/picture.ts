/** Photo limits and URLs (reliability 5). */

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Per listing; the first is the main one. */
export const MAX_PICTURES = 8;

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 40_000_000;
/** In pixels. */
export const PICTURE_MAX_SIDE = 12_000;

/** Pixels; never enlarged. All three always exist, so URLs need no original size. */
export const PICTURE_WIDTHS = [320, 800, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = 'webp' | 'jpg' | 'avif';

/** Returns `aa/bb/<hash>-<width>.<format>`, where aa and bb begin the hash. */
export const pictureFileName = (hash: string, width: PictureWidth, format: PictureFormat) =>
  `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}-${width}.${format}`;

const stem = '(?<aa>[0-9a-f]{2})/(?<bb>[0-9a-f]{2})/\\k<aa>\\k<bb>[0-9a-f]{60}';
const size = '-(?:320|800|1600)\\.(?:webp|jpg|avif)';
const wholeName = new RegExp(`^${stem}${size}$`);
// Foreign hosts have no other sizes.
const ownAddress = new RegExp(`^(?<before>.*/${stem})${size}$`);
// WebP only; the full size has no width in its name.
const shippedAddress = /^(?<before>\/images\/demo\/[a-z0-9-]+)\.webp$/;
const shippedWidth: PictureWidth = 1600;

/** Whether we generated the name; no other reaches a file system. */
export const isPictureName = (name: string): boolean => wholeName.test(name);

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' } as const;
export type PictureContentType = (typeof contentTypes)[PictureFormat];

/** Reads it from the file name. */
export const pictureContentType = (name: string): PictureContentType =>
  contentTypes[/\.(jpg|avif)$/.exec(name)?.[1] as PictureFormat] ?? contentTypes.webp;

/** Changes the end of a file name. */
export const inFormat = (name: string, format: PictureFormat): string => name.replace(/[a-z]+$/, format);

/** AVIF files are not recorded, so deletion adds them. */
export const withAvif = (names: readonly string[]): string[] =>
  names.flatMap((name) => (name.endsWith('.webp') ? [name, inFormat(name, 'avif')] : [name]));

/**
 * Returns one size's URL; a foreign URL stays.
 * @param url of any size
 */
export function pictureUrl(url: string, width: PictureWidth, format: PictureFormat = 'webp'): string {
  const own = ownAddress.exec(url)?.groups?.before;
  if (own !== undefined) return `${own}-${width}.${format}`;
  const shipped = shippedAddress.exec(url)?.groups?.before;
  return shipped === undefined || width === shippedWidth ? url : `${shipped}-${width}.webp`;
}

/** @param width own width, for a picture without other sizes */
export const pictureWidths = (url: string, width: number): number[] =>
  ownAddress.test(url) || shippedAddress.test(url) ? [...PICTURE_WIDTHS] : [width];

/** Undefined with one size only. */
export function pictureSrcSet(url: string): string | undefined {
  if (!ownAddress.test(url) && !shippedAddress.test(url)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureUrl(url, width)} ${width}w`).join(', ');
}
