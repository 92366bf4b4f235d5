import type { Language } from '../../../shared/domain/language.ts';
import { defaultIcons, hasIcons, type IconSize, iconPath, iconSizes } from '../../../shared/domain/shop-icon.ts';
import type { ShopProfile } from '../../../shared/domain/shop-profile.ts';
import { manifestWords } from '../../../shared/words/pages/manifest.ts';

const PAPER = '#f6f1e7';

const sizes = ['192', '512', 'maskable-512'] as const satisfies IconSize[];

/** Returns the web app manifest: name and icons. */
export function writeManifest({ name, tagline, logo }: ShopProfile, lang: Language): Record<string, unknown> {
  const own = logo && hasIcons(logo.src) ? logo.src : undefined;
  return {
    id: '/',
    name,
    short_name: name,
    lang,
    description: tagline || manifestWords[lang].description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['shopping'],
    icons: sizes.map((size) => ({
      src: own ? iconPath(own, size) : defaultIcons[size],
      sizes: `${iconSizes[size]}x${iconSizes[size]}`,
      type: 'image/png',
      ...(size === 'maskable-512' ? { purpose: 'maskable' } : {}),
    })),
  };
}
