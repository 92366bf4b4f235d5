import type { Colour, Material, Style } from '../../../../shared/domain/traits.ts';
import type { Kind } from '../kinds.ts';

/** What a piece can do or where it belongs, besides its kind: an extendable table, a garden chair. */
export const features = [
  'outdoor',
  'children',
  'extendable',
  'folding',
  'corner',
  'round',
  'oval',
  'square',
  'curved',
  'upholstered',
  'swivel',
  'wall-mounted',
  'storage',
  'double',
  'single',
  'glass door',
] as const;
export type Feature = (typeof features)[number];

/** Words that mean several materials at once. */
export const materialGroups = ['wood', 'metal', 'fabric', 'wicker'] as const;
export type MaterialGroup = (typeof materialGroups)[number];

export const rooms = [
  'living room',
  'bedroom',
  'dining room',
  'kitchen',
  'office',
  'hall',
  'nursery',
  'bathroom',
] as const;
export type Room = (typeof rooms)[number];

export const extents = ['small', 'large', 'narrow', 'low', 'tall'] as const;
export type Extent = (typeof extents)[number];

export const ages = ['vintage', 'antique', 'new'] as const;
export type Age = (typeof ages)[number];

/**
 * What a search knows of one language. Each text holds names with commas between them, as people write them; case and
 * accents do not matter when they are compared, and English and Spanish plurals need no entry of their own.
 */
export type SearchLanguage = {
  /** The first name of each is the one that suggestions show. */
  kinds: Record<Kind, string>;
  features: Record<Feature, string>;
  colours: Record<Colour, string>;
  materials: Record<Material, string>;
  materialGroups: Record<MaterialGroup, string>;
  styles: Record<Style, string>;
  rooms: Record<Room, string>;
  extents: Record<Extent, string>;
  ages: Record<Age, string>;
  /** Words for 2, 3, 4 and so on; several for one number with a slash between them. */
  numbers: string;
  /** Parts and extras of furniture: who looks for a chair wants none of them first. */
  accessories: string;
  /** Words for several pieces together. */
  sets: string;
  /** Words after which something else is spoken of: `sofa with cushions`. */
  boundaries: string;
  /** Words that join two nouns, the first of which is the thing: `leg of a table`. */
  joints: string;
  /** Words that find nothing: articles, prepositions. */
  empty: string;
  /** Words that say nothing of a piece, or what every seller says of his. */
  praise: string;
  /** How prices are limited; `and` stands between two of them. */
  prices: { under: string; over: string; between: string; and: string; money: string };
  /** Whether a part is named before its whole: `funda sofá`. */
  partsFirst?: boolean;
  /** Forms of an adjective, given in its first form. */
  inflect?: (adjective: string) => readonly string[];
};
