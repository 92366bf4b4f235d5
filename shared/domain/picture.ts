/** What a photo of a piece may be, and how the addresses of its sizes follow from one another (reliability 5). */

/** The photo types that are taken; everything else is refused by name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Photos that one piece may have; the first is the main one. */
export const MAX_PICTURES = 8;

/** The largest upload, in bytes (10 MB). */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 40_000_000;
/** The longest side that is taken, in pixels. */
export const PICTURE_MAX_SIDE = 12_000;

/**
 * The widths, in pixels, that every picture is kept in. All three files always exist: a photo that is
 * narrower than a width is kept there in its own size, never enlarged, so that an address can be made
 * for any width without knowing the original.
 */
export const PICTURE_WIDTHS = [320, 800, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = 'webp' | 'jpg' | 'avif';

/** The name a file is kept under: `aa/bb/<hash>-<width>.<format>`, where aa and bb begin the hash. */
export const pictureFileName = (hash: string, width: PictureWidth, format: PictureFormat) =>
  `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}-${width}.${format}`;

const stem = '(?<aa>[0-9a-f]{2})/(?<bb>[0-9a-f]{2})/\\k<aa>\\k<bb>[0-9a-f]{60}';
const size = '-(?:320|800|1600)\\.(?:webp|jpg|avif)';
const wholeName = new RegExp(`^${stem}${size}$`);
// Only addresses that end in such a name have brothers in other sizes; a foreign host's must not be guessed at.
const ownAddress = new RegExp(`^(?<before>.*/${stem})${size}$`);
// The pictures that come with the shop bear names, are WebP only, and the whole one has no width in its name.
const shippedAddress = /^(?<before>\/images\/demo\/[a-z0-9-]+)\.webp$/;
const shippedWidth: PictureWidth = 1600;

/** Whether this is a name that we gave to a file; nothing else ever reaches a file system or a store. */
export const isPictureName = (name: string): boolean => wholeName.test(name);

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' } as const;
export type PictureContentType = (typeof contentTypes)[PictureFormat];

/** The exact type of a picture file, by the ending that we gave it. */
export const pictureContentType = (name: string): PictureContentType =>
  contentTypes[/\.(jpg|avif)$/.exec(name)?.[1] as PictureFormat] ?? contentTypes.webp;

/** The name of the same size in another format. */
export const inFormat = (name: string, format: PictureFormat): string => name.replace(/[a-z]+$/, format);

/** Files that are to go, and the AVIF files that may lie beside them, which nobody has written down. */
export const withAvif = (names: readonly string[]): string[] =>
  names.flatMap((name) => (name.endsWith('.webp') ? [name, inFormat(name, 'avif')] : [name]));

/**
 * The address of one size of a picture.
 * @param url any size's address, as the upload answered it; of a picture that comes with the shop, the whole one's
 * @returns the same address unchanged when the picture has no other sizes (a foreign host)
 */
export function pictureUrl(url: string, width: PictureWidth, format: PictureFormat = 'webp'): string {
  const own = ownAddress.exec(url)?.groups?.before;
  if (own !== undefined) return `${own}-${width}.${format}`;
  const shipped = shippedAddress.exec(url)?.groups?.before;
  return shipped === undefined || width === shippedWidth ? url : `${shipped}-${width}.webp`;
}

/**
 * The widths that there is a file for, in pixels.
 * @param width the picture's own, for one that has no other sizes
 */
export const pictureWidths = (url: string, width: number): number[] =>
  ownAddress.test(url) || shippedAddress.test(url) ? [...PICTURE_WIDTHS] : [width];

/** The `srcset` of a picture; undefined when it has one size only. */
export function pictureSrcSet(url: string, format: PictureFormat = 'webp'): string | undefined {
  if (!ownAddress.test(url) && !shippedAddress.test(url)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureUrl(url, width, format)} ${width}w`).join(', ');
}
