/** In pixels; `maskable` has a margin for launcher shapes. */
export const iconSizes = { '64': 64, '180': 180, '192': 192, '512': 512, 'maskable-512': 512 } as const;
export type IconSize = keyof typeof iconSizes;

/** Logos on other servers are not fetched. */
export const hasIcons = (logo: string): boolean => logo.startsWith('/images/');

/** The URL changes with the logo, so it can be cached forever. */
export const iconPath = (logo: string, size: IconSize): string =>
  `/shop-icon/${size}-${logo.replace(/[^a-z0-9]/gi, '').slice(-32)}.png`;

export const defaultIcons: Record<IconSize, string> = {
  '64': '/icon.svg',
  '180': '/icon-touch-180.png',
  '192': '/icon-192.png',
  '512': '/icon-512.png',
  'maskable-512': '/icon-maskable-512.png',
};
