import { hasIcons, type IconSize, iconPath, iconSizes } from '../../../shared/domain/shop-icon.ts';
import type { ShopProfile } from '../../../shared/domain/shop-profile.ts';

/** The paper of `web/styles/tokens.css` by day, behind the first picture of an installed shop. */
const PAPER = '#f6f1e7';

/** The icons that come with the software. */
const usualIcons: Partial<Record<IconSize, string>> = {
  '192': '/icon-192.png',
  '512': '/icon-512.png',
  'maskable-512': '/icon-maskable-512.png',
};

/** What a browser needs to install the shop as an app: its name and its icons. */
export function writeManifest({ name, tagline, logo }: ShopProfile): Record<string, unknown> {
  const own = logo && hasIcons(logo.src) ? logo.src : undefined;
  return {
    id: '/',
    name,
    short_name: name,
    description:
      tagline || 'Second-hand furniture with a story: found, saved and bought from the people who lived with it.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['shopping'],
    icons: (Object.keys(usualIcons) as IconSize[]).map((size) => ({
      src: own ? iconPath(own, size) : usualIcons[size],
      sizes: `${iconSizes[size]}x${iconSizes[size]}`,
      type: 'image/png',
      ...(size === 'maskable-512' ? { purpose: 'maskable' } : {}),
    })),
  };
}
