/** What a piece looks like and is made of, in fixed words, so that a search finds what it is asked for. */

export const colours = [
  'black',
  'grey',
  'white',
  'cream',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'gold',
  'silver',
  'multicoloured',
] as const;
export type Colour = (typeof colours)[number];

/** Woods first, then what is woven, covered, cast and cut. */
export const materials = [
  'oak',
  'walnut',
  'teak',
  'mahogany',
  'cherry',
  'pine',
  'ash',
  'beech',
  'elm',
  'maple',
  'other wood',
  'veneer',
  'bamboo',
  'rattan',
  'cane',
  'rush',
  'leather',
  'velvet',
  'linen',
  'cotton',
  'wool',
  'tweed',
  'corduroy',
  'bouclé',
  'synthetic fabric',
  'brass',
  'iron',
  'steel',
  'glass',
  'marble',
  'stone',
  'plastic',
] as const;
export type Material = (typeof materials)[number];

export const styles = [
  'mid-century',
  'scandinavian',
  'modern',
  'minimalist',
  'industrial',
  'art deco',
  'victorian',
  'traditional',
  'farmhouse',
  'cottage',
  'bohemian',
  'seventies',
] as const;
export type Style = (typeof styles)[number];

/** The most that one piece may name of each: what is everything at once is found by nobody. */
export const MAX_COLOURS = 4;
export const MAX_MATERIALS = 6;
