import type { JudgedListing } from './judged-catalogue.ts';

export type QueryKind = 'name' | 'synonym' | 'misspelled' | 'compound' | 'look' | 'size' | 'German' | 'Spanish';

/** What a person has in mind. */
type Want = {
  kind: string;
  isPart?: true;
  colour?: string;
  material?: string | readonly string[];
  /** A side in centimetres. */
  around?: readonly number[];
  widest?: number;
  wide?: readonly [from: number, to: number];
  high?: readonly [from: number, to: number];
};

export type JudgedQuery = { words: string; kind: QueryKind; gain(listing: JudgedListing): number };

/** What a person means by a general word. */
const members: Record<string, readonly string[]> = {
  sofa: ['sofa', 'two-seater', 'corner sofa'],
  chair: ['dining chair', 'office chair', 'garden chair', 'rocking chair'],
  table: ['dining table', 'coffee table', 'side table', 'console table'],
  bed: ['bed', 'bunk bed'],
  cupboard: ['wardrobe', 'display cabinet', 'shoe cabinet', 'hutch', 'bar cabinet', 'locker'],
};
/** What a person would look at when there is nothing else. */
const substitutes: Record<string, readonly string[]> = {
  sofa: ['sofa bed', 'daybed'],
  'two-seater': ['sofa'],
  'corner sofa': ['sofa'],
  'sofa bed': ['sofa', 'bed', 'daybed'],
  armchair: ['rocking chair'],
  chair: ['armchair', 'bar stool', 'bench'],
  'dining chair': ['bench'],
  'bar stool': [],
  table: ['desk', 'nightstand', 'dressing table'],
  desk: ['dining table'],
  nightstand: ['side table'],
  'side table': ['nightstand', 'coffee table'],
  bed: ['daybed', 'cot', 'sofa bed'],
  cot: ['bunk bed'],
  wardrobe: ['locker'],
  sideboard: ['chest of drawers', 'tv stand'],
  'tv stand': ['sideboard'],
  'display cabinet': ['hutch', 'bookcase'],
  cupboard: ['sideboard', 'chest of drawers', 'bookcase'],
};

const metal = ['steel', 'iron', 'brass'];
const wood = ['oak', 'walnut', 'pine', 'teak', 'mahogany', 'cherry', 'ash', 'beech', 'elm', 'maple', 'other wood'];
const NEARLY = 0.05;

function hasLook(listing: JudgedListing, { colour, material }: Want): boolean {
  const materials = typeof material === 'string' ? [material] : material;
  return (
    (colour === undefined || (listing.colours ?? []).includes(colour)) &&
    (materials === undefined || materials.some((one) => listing.materials?.includes(one)))
  );
}

function hasSize({ width_mm, depth_mm, height_mm }: JudgedListing, { around, widest, wide, high }: Want): boolean {
  const within = (side: number | null | undefined, from: number, to: number) =>
    typeof side === 'number' && side >= 10 * from && side <= 10 * to;
  return (
    (around ?? []).every((length) =>
      [width_mm, depth_mm, height_mm].some((side) => within(side, length * (1 - NEARLY), length * (1 + NEARLY))),
    ) &&
    (widest === undefined || within(width_mm, 0, widest)) &&
    (wide === undefined || within(width_mm, ...wide)) &&
    (high === undefined || within(height_mm, ...high))
  );
}

/** 3: it is what was wanted. 1: right, but another look or size; or a substitute in the right one. 0: of no use. */
function judge(listing: JudgedListing, want: Want): number {
  if (listing.state === 'sold' || listing.isPart !== (want.isPart ?? false)) return 0;
  const isIt = (members[want.kind] ?? [want.kind]).includes(listing.kind);
  const isNear = (substitutes[want.kind] ?? []).includes(listing.kind);
  const fits = hasLook(listing, want) && hasSize(listing, want);
  if (isIt) return fits ? 3 : 1;
  return isNear && fits ? 1 : 0;
}

/** @param list pairs of words and what they mean */
const queries = (kind: QueryKind, list: Record<string, string | Want>): JudgedQuery[] =>
  Object.entries(list).map(([words, meant]) => {
    const want = typeof meant === 'string' ? { kind: meant } : meant;
    return { words, kind, gain: (listing) => judge(listing, want) };
  });

export const judgedQueries: readonly JudgedQuery[] = [
  ...queries('name', {
    sofa: 'sofa',
    'corner sofa': 'corner sofa',
    armchair: 'armchair',
    chair: 'chair',
    'dining chair': 'dining chair',
    'dining table': 'dining table',
    'coffee table': 'coffee table',
    table: 'table',
    desk: 'desk',
    bed: 'bed',
    wardrobe: 'wardrobe',
    bookcase: 'bookcase',
    'chest of drawers': 'chest of drawers',
    'dressing table': 'dressing table',
    'sofa cover': { kind: 'sofa cover', isPart: true },
  }),
  ...queries('synonym', {
    couch: 'sofa',
    settee: 'sofa',
    loveseat: 'two-seater',
    sectional: 'corner sofa',
    futon: 'sofa bed',
    'wing chair': 'armchair',
    'kitchen table': 'dining table',
    'end table': 'side table',
    'bedside table': 'nightstand',
    armoire: 'wardrobe',
    closet: 'wardrobe',
    credenza: 'sideboard',
    'media console': 'tv stand',
    vanity: 'dressing table',
    'china cabinet': 'display cabinet',
  }),
  ...queries('misspelled', {
    sofaa: 'sofa',
    osfa: 'sofa',
    amrchair: 'armchair',
    wardrob: 'wardrobe',
    wardorbe: 'wardrobe',
    bookcsae: 'bookcase',
    'cofee table': 'coffee table',
    'dinning table': 'dining table',
    sidebord: 'sideboard',
    'velvte sofa': { kind: 'sofa', material: 'velvet' },
    'lether armchair': { kind: 'armchair', material: 'leather' },
    'wallnut desk': { kind: 'desk', material: 'walnut' },
    nighstand: 'nightstand',
    Kleiderschrnak: 'wardrobe',
    esritorio: 'desk',
  }),
  ...queries('compound', {
    Ledersofa: { kind: 'sofa', material: 'leather' },
    Samtsessel: { kind: 'armchair', material: 'velvet' },
    Eichentisch: { kind: 'table', material: 'oak' },
    Holzbett: { kind: 'bed', material: wood },
    Metallbett: { kind: 'bed', material: metal },
    Nussbaumkommode: { kind: 'chest of drawers', material: 'walnut' },
    Eichenregal: { kind: 'bookcase', material: 'oak' },
    Kiefernschrank: { kind: 'cupboard', material: 'pine' },
    Samtsofa: { kind: 'sofa', material: 'velvet' },
    Ledersessel: { kind: 'armchair', material: 'leather' },
    Rattanstuhl: { kind: 'chair', material: 'rattan' },
    Eichenschreibtisch: { kind: 'desk', material: 'oak' },
    'book case': 'bookcase',
    'night stand': 'nightstand',
    sofabed: 'sofa bed',
  }),
  ...queries('look', {
    'green velvet sofa': { kind: 'sofa', colour: 'green', material: 'velvet' },
    'black leather armchair': { kind: 'armchair', colour: 'black', material: 'leather' },
    'white desk': { kind: 'desk', colour: 'white' },
    'oak dining table': { kind: 'dining table', material: 'oak' },
    'walnut sideboard': { kind: 'sideboard', material: 'walnut' },
    'grey couch': { kind: 'sofa', colour: 'grey' },
    'red chair': { kind: 'chair', colour: 'red' },
    'blue bed': { kind: 'bed', colour: 'blue' },
    'pine bookcase': { kind: 'bookcase', material: 'pine' },
    'white oak wardrobe': { kind: 'wardrobe', colour: 'white', material: 'oak' },
    'teak coffee table': { kind: 'coffee table', material: 'teak' },
    'linen sofa': { kind: 'sofa', material: 'linen' },
    'steel bar stool': { kind: 'bar stool', material: 'steel' },
    'wooden desk': { kind: 'desk', material: wood },
    'metal bed': { kind: 'bed', material: metal },
  }),
  ...queries('size', {
    'sofa 180 cm': { kind: 'sofa', around: [180] },
    'bed 160x200': { kind: 'bed', around: [160, 200] },
    'bett 90x200': { kind: 'bed', around: [90, 200] },
    'desk 120 cm': { kind: 'desk', around: [120] },
    'table under 100 cm': { kind: 'table', widest: 100 },
    'desk under 130 cm': { kind: 'desk', widest: 130 },
    'Sofa bis 150 cm': { kind: 'sofa', widest: 150 },
    'mesa menos de 80 cm': { kind: 'table', widest: 80 },
    'wardrobe 200 cm': { kind: 'wardrobe', around: [200] },
    'small sofa': { kind: 'sofa', wide: [0, 165] },
    'large sofa': { kind: 'sofa', wide: [220, 999] },
    'low table': { kind: 'table', high: [0, 60] },
    'small wardrobe': { kind: 'wardrobe', wide: [0, 90] },
    'großer Esstisch': { kind: 'dining table', wide: [160, 999] },
    'sideboard 160 cm': { kind: 'sideboard', around: [160] },
  }),
  ...queries('German', {
    Sessel: 'armchair',
    Esstisch: 'dining table',
    Kommode: 'chest of drawers',
    Schreibtisch: 'desk',
    Bücherregal: 'bookcase',
    Kleiderschränke: 'wardrobe',
    'grünes Sofa': { kind: 'sofa', colour: 'green' },
    'schwarzer Ledersessel': { kind: 'armchair', colour: 'black', material: 'leather' },
    'Tisch aus Eiche': { kind: 'table', material: 'oak' },
    'weißer Schrank': { kind: 'cupboard', colour: 'white' },
    Kinderbett: 'cot',
    Gartenstuhl: 'garden chair',
    Barhocker: 'bar stool',
    Vitrine: 'display cabinet',
    Schuhschrank: 'shoe cabinet',
  }),
  ...queries('Spanish', {
    sofá: 'sofa',
    sillón: 'armchair',
    'mesa de comedor': 'dining table',
    'mesa de centro': 'coffee table',
    escritorio: 'desk',
    armario: 'wardrobe',
    estantería: 'bookcase',
    cómoda: 'chest of drawers',
    cama: 'bed',
    'sofás verdes': { kind: 'sofa', colour: 'green' },
    'sillón de cuero negro': { kind: 'armchair', colour: 'black', material: 'leather' },
    'mesa de roble': { kind: 'table', material: 'oak' },
    'silla de jardín': 'garden chair',
    'sofá cama': 'sofa bed',
    tocador: 'dressing table',
  }),
];
