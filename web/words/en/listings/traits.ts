// Display names of the API's fixed lists.

import type { Colour, Material, Style } from '../../../../shared/domain/traits.ts';
import { area } from '../../area.ts';

export const colour = area('colour', {
  black: 'Black',
  grey: 'Gray',
  white: 'White',
  cream: 'Cream',
  beige: 'Beige',
  brown: 'Brown',
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
  gold: 'Gold',
  silver: 'Silver',
  multicoloured: 'Many colors',
} satisfies Record<Colour, string>);

export const material = area('material', {
  oak: 'Oak',
  walnut: 'Walnut',
  teak: 'Teak',
  mahogany: 'Mahogany',
  cherry: 'Cherry',
  pine: 'Pine',
  ash: 'Ash',
  beech: 'Beech',
  elm: 'Elm',
  maple: 'Maple',
  'other wood': 'Other wood',
  veneer: 'Veneer',
  bamboo: 'Bamboo',
  rattan: 'Rattan',
  cane: 'Cane',
  rush: 'Rush',
  leather: 'Leather',
  velvet: 'Velvet',
  linen: 'Linen',
  cotton: 'Cotton',
  wool: 'Wool',
  tweed: 'Tweed',
  corduroy: 'Corduroy',
  bouclé: 'Bouclé',
  'synthetic fabric': 'Synthetic fabric',
  brass: 'Brass',
  iron: 'Iron',
  steel: 'Steel',
  glass: 'Glass',
  marble: 'Marble',
  stone: 'Stone',
  plastic: 'Plastic',
} satisfies Record<Material, string>);

export const style = area('style', {
  'mid-century': 'Mid-century',
  scandinavian: 'Scandinavian',
  modern: 'Modern',
  minimalist: 'Minimalist',
  industrial: 'Industrial',
  'art deco': 'Art Deco',
  victorian: 'Victorian',
  traditional: 'Traditional',
  farmhouse: 'Farmhouse',
  cottage: 'Cottage',
  bohemian: 'Bohemian',
  seventies: 'Seventies',
} satisfies Record<Style, string>);

export const size = area('size', {
  // Known dimensions in one unit: `W 213 × D 91 × H 79 cm`.
  width: (length: string) => `W ${length}`,
  depth: (length: string) => `D ${length}`,
  height: (length: string) => `H ${length}`,
  line: (sides: readonly string[], unit: string) => `${sides.join(' × ')} ${unit}`,
});
