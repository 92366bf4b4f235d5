import type { OriginalCategory } from '../../../shared/domain/category.ts';
import type { Colour, Material, Style } from '../../../shared/domain/traits.ts';

type Kind = {
  nouns: readonly [string, ...string[]];
  materials: readonly [Material, ...Material[]];
  dollars: readonly [number, number];
  width: readonly [number, number];
  depth: readonly [number, number];
  height: readonly [number, number];
};

const woods = ['oak', 'walnut', 'teak', 'pine', 'cherry', 'ash', 'mahogany', 'beech', 'maple', 'elm'] as const;
const cloths = ['velvet', 'linen', 'leather', 'wool', 'bouclé', 'corduroy', 'cotton', 'tweed'] as const;

export const kinds: Record<OriginalCategory, Kind> = {
  Bed: {
    nouns: ['platform bed', 'daybed', 'four-poster', 'sleigh bed', 'bunk bed', 'spindle bed', 'trundle bed'],
    materials: woods,
    dollars: [150, 2400],
    width: [39, 82],
    depth: [75, 94],
    height: [30, 60],
  },
  Sofa: {
    nouns: ['two-seater', 'three-seater', 'settee', 'chaise sofa', 'sleeper sofa', 'modular sofa', 'loveseat'],
    materials: cloths,
    dollars: [180, 3200],
    width: [52, 110],
    depth: [30, 44],
    height: [27, 38],
  },
  'Dressing Table': {
    nouns: ['dressing table', 'vanity with mirror', 'vanity and stool', 'dressing chest'],
    materials: woods,
    dollars: [90, 1400],
    width: [32, 52],
    depth: [15, 22],
    height: [28, 64],
  },
  Table: {
    nouns: ['dining table', 'coffee table', 'console', 'side table', 'gate-leg table', 'desk', 'nest of tables'],
    materials: woods,
    dollars: [40, 2200],
    width: [18, 96],
    depth: [12, 44],
    height: [16, 31],
  },
  Cupboard: {
    nouns: ['sideboard', 'armoire', 'bookcase', 'chest of drawers', 'hutch', 'linen press', 'bar cabinet'],
    materials: woods,
    dollars: [80, 2600],
    width: [24, 84],
    depth: [12, 24],
    height: [28, 80],
  },
  Chair: {
    nouns: ['armchair', 'dining chair', 'rocking chair', 'wingback', 'desk chair', 'lounge chair', 'stool'],
    materials: cloths,
    dollars: [25, 1300],
    width: [16, 36],
    depth: [16, 38],
    height: [18, 46],
  },
};

export const looks = [
  'Low',
  'Long',
  'Slim',
  'Restored',
  'Small',
  'Handsome',
  'Sturdy',
  'Painted',
  'Mid-century',
  'Old',
  'Pale',
  'Dark',
  'Danish',
  'Farmhouse',
  'Studio-made',
  'Compact',
] as const;
export const colours = [
  ['olive', 'green'],
  ['rust', 'orange'],
  ['ivory', 'cream'],
  ['slate', 'grey'],
  ['mustard', 'yellow'],
  ['forest green', 'green'],
  ['oat', 'beige'],
  ['navy', 'blue'],
  ['plum', 'purple'],
  ['charcoal', 'grey'],
  ['sand', 'beige'],
  ['teal', 'teal'],
] as const satisfies readonly (readonly [string, Colour])[];
export const paleWoods: readonly Material[] = ['pine', 'ash', 'beech', 'maple'];
export const styleOfLook: Readonly<Record<string, Style>> = {
  'Mid-century': 'mid-century',
  Danish: 'scandinavian',
  Farmhouse: 'farmhouse',
};
export const eras = [
  '1890s',
  '1920s',
  '1930s',
  '1950s',
  '1962',
  '1968',
  '1970s',
  '1984',
  '1999',
  '2008',
  '2014',
  '2017',
  '2019',
  '2021',
  '2023',
] as const;
export const places = [
  'Portland, OR',
  'Asheville, NC',
  'Detroit, MI',
  'Santa Fe, NM',
  'Brooklyn, NY',
  'Chicago, IL',
  'New Orleans, LA',
  'Oakland, CA',
  'Seattle, WA',
  'Austin, TX',
  'Boston, MA',
  'Milwaukee, WI',
  'Denver, CO',
  'Savannah, GA',
  'Tucson, AZ',
  'Minneapolis, MN',
  'Pittsburgh, PA',
  'Richmond, VA',
  'Boise, ID',
  'Louisville, KY',
] as const;
export const firstNames = [
  'Ana',
  'Ben',
  'Cora',
  'Dev',
  'Elena',
  'Frank',
  'Grace',
  'Hugo',
  'Ida',
  'Jonas',
  'Keiko',
  'Liam',
  'Mona',
  'Nate',
  'Olga',
  'Paul',
  'Quinn',
  'Rosa',
  'Sam',
  'Tess',
  'Uma',
  'Victor',
  'Wren',
  'Yusuf',
] as const;
export const lastNames = [
  'Adler',
  'Brooks',
  'Castillo',
  'Dunn',
  'Eriksen',
  'Farrow',
  'Gupta',
  'Hale',
  'Ito',
  'Jensen',
  'Kaplan',
  'Lowe',
  'Moreau',
  'Novak',
  'Okafor',
  'Pryor',
  'Reyes',
  'Sato',
  'Thorne',
  'Vance',
] as const;
export const openings = [
  'Comes from a house where it was looked after.',
  'Moving in two weeks and it does not fit the new place.',
  'Bought at an estate sale and used daily since.',
  'Second owner; the first was my grandmother.',
  'From a workshop, cleaned and tightened.',
  'It has done its duty in our front room.',
] as const;
export const flaws = [
  'There is a scratch on the left side.',
  'One corner has a dent about as big as a coin.',
  'The color has faded a little toward the window.',
  'A ring from a glass shows in slanting light.',
  'One foot was repaired and holds well.',
  'No faults that I could find, and I looked.',
] as const;
export const closings = [
  'Pick-up preferred, stairs are no trouble.',
  'I can help to load it.',
  'Ground floor, parking in front.',
  'Ask for more pictures.',
  'Smoke-free home.',
  'It comes apart for moving.',
] as const;
