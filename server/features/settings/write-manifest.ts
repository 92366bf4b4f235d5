import { hasIcons, type IconSize, iconPath, iconSizes, usualIcons } from '../../../shared/domain/shop-icon.ts';
import type { ShopProfile } from '../../../shared/domain/shop-profile.ts';

/** The paper of `web/styles/tokens.css` by day, behind the first picture of an installed shop. */
const PAPER = '#f6f1e7';

const sizes = ['192', '512', 'maskable-512'] as const satisfies IconSize[];

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
    icons: sizes.map((size) => ({
      src: own ? iconPath(own, size) : usualIcons[size],
      sizes: `${iconSizes[size]}x${iconSizes[size]}`,
      type: 'image/png',
      ...(size === 'maskable-512' ? { purpose: 'maskable' } : {}),
    })),
  };
}
