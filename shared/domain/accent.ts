import { contrast, lowestContrast, mix, TEXT_CONTRAST } from './contrast.ts';

// The shop's color per theme, and derived shades.

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Backgrounds from `web/styles/tokens.css`; a test compares them. */
export const surfaces: Record<ThemeName, readonly [paper: string, surface: string, sunken: string]> = {
  light: ['#f6f1e7', '#fdfaf4', '#ebe3d4'],
  dark: ['#16130f', '#201c17', '#0f0d0a'],
};

/** The more readable one is used. */
const inks = ['#fbf7ee', '#14110d'] as const;

export type Shades = { accent: string; strong: string; ink: string; soft: string };

/** Returns the colors that a theme derives from an accent. */
export function shadesOf(accent: string, theme: ThemeName): Shades {
  const [light, dark] = inks;
  const ink = contrast(accent, light) >= contrast(accent, dark) ? light : dark;
  return {
    accent,
    ink,
    // Away from the text color, so that hover stays readable.
    strong: mix(accent, ink === light ? '#000000' : '#ffffff', 0.25),
    soft: mix(surfaces[theme][0], accent, 0.08),
  };
}

/** Returns the lowest contrast, on surfaces and of button text. */
export function accentContrast(accent: string, theme: ThemeName): number {
  const { ink, soft } = shadesOf(accent, theme);
  return lowestContrast(accent, [...surfaces[theme], soft, ink]);
}

/** Readable means WCAG 4.5:1. */
export const isReadable = (accent: string, theme: ThemeName): boolean => accentContrast(accent, theme) >= TEXT_CONTRAST;

/** Darker in light, lighter in dark. */
export function nearestReadable(accent: string, theme: ThemeName): string {
  const end = theme === 'light' ? '#000000' : '#ffffff';
  for (let share = 0; share < 100; share++) {
    const shade = mix(accent, end, share / 100);
    if (isReadable(shade, theme)) return shade;
  }
  return end;
}

/** A theme without a color derives from the other's. */
export function accentShades({ accentLight, accentDark }: Accents): Record<ThemeName, Shades> | undefined {
  const chosen = accentLight || accentDark;
  if (!chosen) return undefined;
  return {
    light: shadesOf(accentLight || nearestReadable(chosen, 'light'), 'light'),
    dark: shadesOf(accentDark || nearestReadable(chosen, 'dark'), 'dark'),
  };
}

type Accents = { accentLight: string; accentDark: string };

const properties = ({ accent, strong, ink, soft }: Shades) =>
  `{--accent:${accent};--accent-strong:${strong};--accent-ink:${ink};--accent-soft:${soft}}`;

/** Empty without an accent; print is light. */
export function accentStyle(accents: Accents): string {
  const shades = accentShades(accents);
  if (!shades) return '';
  const [light, dark] = [properties(shades.light), properties(shades.dark)];
  return (
    `:root:root${light}` +
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-theme=light])${dark}}` +
    `@media screen{:root:root[data-theme=dark]${dark}}`
  );
}
