import type { OriginalCategory } from '../../../shared/domain/category.ts';

type KindFacts = {
  /** The category of which this is the default kind. */
  category?: OriginalCategory;
  /** Its parents: a bar stool is a stool. */
  is?: readonly string[];
  /** Possible substitutes: a bench for a chair. */
  like?: readonly string[];
};

/** The six category kinds come first. */
const facts = {
  bed: { category: 'Bed' },
  sofa: { category: 'Sofa' },
  'dressing table': { category: 'Dressing Table', like: ['table'] },
  table: { category: 'Table', like: ['dining table'] },
  cupboard: { category: 'Cupboard' },
  chair: { category: 'Chair', like: ['dining chair'] },

  'bunk bed': { is: ['bed'], like: ['cot'] },
  'loft bed': { is: ['bed'], like: ['cot'] },
  'four-poster': { is: ['bed'] },
  cot: { like: ['bed'] },
  daybed: { like: ['bed', 'sofa'] },
  'sofa bed': { like: ['sofa', 'bed'] },

  'corner sofa': { is: ['sofa'] },
  'two-seater': { is: ['sofa'] },
  'three-seater': { is: ['sofa'] },
  'chaise longue': { like: ['sofa', 'corner sofa'] },

  'dining table': { is: ['table'] },
  'coffee table': { is: ['table'] },
  'side table': { is: ['table'] },
  'console table': { is: ['table'], like: ['sideboard'] },
  'bar table': { is: ['table'] },
  'drop-leaf table': { is: ['table'], like: ['dining table'] },
  desk: { like: ['table'] },
  nightstand: { like: ['side table', 'table', 'cupboard'] },

  workbench: { like: ['desk', 'table'] },
  'changing table': { like: ['chest of drawers'] },

  wardrobe: { is: ['cupboard'] },
  'bathroom cabinet': { is: ['cupboard'] },
  'filing cabinet': { is: ['cabinet'] },
  'storage chest': { like: ['chest of drawers', 'bench'] },
  'wine rack': { like: ['bar cabinet', 'bookcase'] },
  cabinet: { is: ['cupboard'] },
  'display cabinet': { is: ['cabinet', 'cupboard'] },
  'bar cabinet': { is: ['cabinet', 'cupboard'] },
  'shoe cabinet': { is: ['cabinet', 'cupboard'] },
  locker: { is: ['cupboard'], like: ['wardrobe', 'cabinet'] },
  hutch: { is: ['cupboard'], like: ['display cabinet', 'sideboard', 'cabinet'] },
  sideboard: { like: ['cupboard', 'cabinet'] },
  bookcase: { like: ['cupboard'] },
  'wall shelf': { like: ['bookcase', 'cupboard'] },
  'chest of drawers': { like: ['cupboard'] },
  'tv stand': { like: ['sideboard', 'cupboard'] },

  armchair: { like: ['chair'] },
  'lounge chair': { is: ['armchair', 'chair'] },
  'dining chair': { is: ['chair'] },
  'office chair': { is: ['chair'] },
  'rocking chair': { is: ['chair'], like: ['armchair'] },
  stool: { like: ['chair'] },
  'bar stool': { is: ['stool'], like: ['chair'] },
  footstool: { like: ['stool', 'chair'] },
  bench: { like: ['chair'] },
  'high chair': { like: ['chair'] },

  mirror: {},
  'coat rack': {},
  'room divider': {},
  trolley: {},
} as const satisfies Record<string, KindFacts>;

export type Kind = keyof typeof facts;
export const kinds = Object.keys(facts) as Kind[];

const factsOf = (kind: Kind): KindFacts => facts[kind];

export const categoryOf = (kind: Kind): OriginalCategory | undefined => factsOf(kind).category;

export const relativesOf = (kind: Kind): { is: readonly Kind[]; like: readonly Kind[] } => {
  const { is = [], like = [] } = factsOf(kind);
  return { is: is as readonly Kind[], like: like as readonly Kind[] };
};
