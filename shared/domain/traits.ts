/** Fixed words, so that search can match them. */

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

/** Woods, textiles, coverings, metals, other hard materials. */
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

/** Per listing: filters stay meaningful. */
export const MAX_COLOURS = 4;
export const MAX_MATERIALS = 6;
