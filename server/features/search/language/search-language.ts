import type { Colour, Material, Style } from '../../../../shared/domain/traits.ts';
import type { Kind } from '../kinds.ts';

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

/** Titles say that these are missing: `without arms`. */
export const partsLeftOut = ['arms', 'back', 'wheels', 'drawers', 'doors', 'cushions', 'mattress'] as const;
type PartLeftOut = (typeof partsLeftOut)[number];

/** English and Spanish plurals need no entry. */
export type SearchLanguage = {
  /** Suggestions show the first. */
  kinds: Record<Kind, string>;
  features: Record<Feature, string>;
  colours: Record<Colour, string>;
  materials: Record<Material, string>;
  materialGroups: Record<MaterialGroup, string>;
  styles: Record<Style, string>;
  rooms: Record<Room, string>;
  extents: Record<Extent, string>;
  ages: Record<Age, string>;
  /** Variants separated by a slash. */
  numbers: string;
  /** Parts and accessories, ranked after the real thing. */
  accessories: string;
  partsLeftOut: Record<PartLeftOut, string>;
  /** `without`, as titles say it. */
  without: string;
  sets: string;
  /** They introduce another thing: `sofa with cushions`. */
  boundaries: string;
  /** The first noun is the thing: `leg of a table`. */
  nounLinks: string;
  /** Stop words: articles, prepositions. */
  empty: string;
  praise: string;
  /** Never corrected to a similar name: `links` is no `lino`. */
  ordinary: string;
  /** Sides of a length, and bounds along it: `narrower than 180 cm`. */
  sides: Record<'width' | 'depth' | 'height' | 'length', { names: string; less: string; more: string }>;
  /** `and` joins two prices. */
  prices: {
    under: string;
    over: string;
    /** After the amount: `300 or less`. */
    orLess: string;
    orMore: string;
    between: string;
    and: string;
    /** `around 300` is a wish. */
    about: string;
    thousand: string;
    /** Numbers before these are no prices: `up to 120 kg`. */
    others: string;
  };
  /** A part precedes its whole: `funda sofá`. */
  partsFirst?: boolean;
  inflect?: (adjective: string) => readonly string[];
};
