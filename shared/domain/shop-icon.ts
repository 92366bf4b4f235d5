/** The sizes in pixels that the logo is drawn in as an icon; `maskable` leaves room for a launcher's own shape. */
export const iconSizes = { '64': 64, '180': 180, '192': 192, '512': 512, 'maskable-512': 512 } as const;
export type IconSize = keyof typeof iconSizes;

/** Whether icons can be drawn from a logo: one that lies on another server is not fetched. */
export const hasIcons = (logo: string): boolean => logo.startsWith('/images/');

/** The address of an icon for good. Another logo gives another address, so each may be kept for ever. */
export const iconPath = (logo: string, size: IconSize): string =>
  `/shop-icon/${size}-${logo.replace(/[^a-z0-9]/gi, '').slice(-32)}.png`;

/** The icons that come with the software, by the size that they stand in for. */
export const usualIcons: Record<IconSize, string> = {
  '64': '/icon.svg',
  '180': '/icon-touch-180.png',
  '192': '/icon-192.png',
  '512': '/icon-512.png',
  'maskable-512': '/icon-maskable-512.png',
};
