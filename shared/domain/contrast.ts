/** Minimum text contrast (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

const HEX = /^#[0-9a-f]{6}$/;

/** Parses `#1d4a39` or `1D4A39`. @returns lower case with `#`, or undefined */
export function parseHex(text: string): string | undefined {
  const hex = `#${text.trim().replace(/^#/, '').toLowerCase()}`;
  return HEX.test(hex) ? hex : undefined;
}

type Channels = readonly [number, number, number];

const channelsOf = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Returns the WCAG luminance, from 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The lowest ratio of a color to the others, 1 to 21. */
export const lowestContrast = (hex: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => contrast(hex, other)));

/** Mixes two colors. @param share of the second, 0 to 1 */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
