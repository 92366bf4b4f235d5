import { demoListings } from '../../server/app/demo/catalogue.ts';
import { seededRandom } from '../../server/app/demo/seeded-random.ts';
import type { CatalogueListing } from './fill-catalogue.ts';

/** A listing with what it really is, as somebody sees it on the photo, whatever its seller wrote. */
export type JudgedListing = CatalogueListing & {
  kind: string;
  /** Whether it is a cover, a leg, a cushion. */
  isPart: boolean;
};

type Language = 'en' | 'de' | 'es';
type Made = { category: string; titles: Record<Language, string[]>; widths: number[]; isPart?: true };

/** What people call a thing, and widths in centimetres. Depth and height follow from the category. */
const made: Record<string, Made> = {
  sofa: thing('Sofa', 'Sofa; Couch; Settee', 'Sofa; Couch', 'Sofá', [150, 160, 180, 200, 230, 260]),
  'two-seater': thing('Sofa', 'Loveseat; Two-seat sofa', 'Zweisitzer; 2-Sitzer', 'Sofá de dos plazas', [130, 145, 160]),
  'corner sofa': thing('Sofa', 'Corner sofa; Sectional', 'Ecksofa; Wohnlandschaft', 'Sofá esquinero', [240, 270, 300]),
  'sofa bed': thing('Sofa', 'Sofa bed; Futon', 'Schlafsofa; Schlafcouch', 'Sofá cama', [150, 190, 210]),
  armchair: thing('Chair', 'Armchair; Wing chair; Recliner', 'Sessel; Ohrensessel', 'Sillón; Butaca', [70, 80, 90]),
  'dining chair': thing(
    'Chair',
    'Dining chair; Kitchen chair',
    'Esszimmerstuhl; Küchenstuhl',
    'Silla de comedor',
    [45],
  ),
  'office chair': thing('Chair', 'Office chair; Desk chair', 'Bürostuhl; Drehstuhl', 'Silla de oficina', [60]),
  'garden chair': thing('Chair', 'Garden chair; Patio chair', 'Gartenstuhl; Balkonstuhl', 'Silla de jardín', [55]),
  'bar stool': thing('Chair', 'Bar stool; Counter stool', 'Barhocker; Tresenhocker', 'Taburete de bar', [40]),
  bench: thing('Chair', 'Hall bench; Bench', 'Sitzbank; Bank', 'Banco', [100, 120, 140]),
  'dining table': thing(
    'Table',
    'Dining table; Kitchen table',
    'Esstisch; Küchentisch',
    'Mesa de comedor',
    [120, 140, 160, 200],
  ),
  'coffee table': thing(
    'Table',
    'Coffee table; Cocktail table',
    'Couchtisch; Sofatisch',
    'Mesa de centro',
    [70, 90, 110],
  ),
  'side table': thing('Table', 'Side table; End table', 'Beistelltisch', 'Mesa auxiliar', [35, 45, 50]),
  desk: thing('Table', 'Desk; Writing desk', 'Schreibtisch; Sekretär', 'Escritorio', [100, 120, 140, 160]),
  nightstand: thing('Table', 'Nightstand; Bedside table', 'Nachttisch', 'Mesita de noche', [40, 45]),
  bed: thing('Bed', 'Bed frame; Bed', 'Bett; Bettgestell', 'Cama', [90, 140, 160, 180]),
  'bunk bed': thing('Bed', 'Bunk bed', 'Etagenbett; Stockbett', 'Litera', [100]),
  cot: thing('Bed', 'Cot; Toddler bed', 'Kinderbett; Babybett', 'Cuna', [70, 80]),
  wardrobe: thing('Cupboard', 'Wardrobe; Armoire', 'Kleiderschrank', 'Armario; Ropero', [80, 100, 150, 200]),
  bookcase: thing('Cupboard', 'Bookcase; Bookshelf', 'Bücherregal; Regal', 'Estantería; Librería', [60, 80, 120]),
  'chest of drawers': thing('Cupboard', 'Chest of drawers; Dresser', 'Kommode', 'Cómoda', [80, 100, 120]),
  sideboard: thing('Cupboard', 'Sideboard; Credenza', 'Anrichte; Sideboard', 'Aparador', [120, 160, 200]),
  'tv stand': thing('Cupboard', 'TV stand; Media console', 'TV-Bank; Fernsehtisch', 'Mueble de TV', [120, 150, 180]),
  'display cabinet': thing('Cupboard', 'Display cabinet; China cabinet', 'Vitrine; Glasschrank', 'Vitrina', [80, 100]),
  'shoe cabinet': thing('Cupboard', 'Shoe cabinet; Shoe rack', 'Schuhschrank', 'Zapatero', [60, 90]),
  'dressing table': thing('Dressing Table', 'Dressing table; Vanity', 'Schminktisch', 'Tocador', [80, 100, 120]),
  'sofa cover': part('Sofa', 'Sofa cover; Slipcover for sofa', 'Sofabezug; Husse für Couch', 'Funda para sofá'),
  'chair cushion': part(
    'Chair',
    'Chair cushion; Cushion for armchair',
    'Stuhlkissen; Kissen für Sessel',
    'Cojín para silla',
  ),
  'table leg': part('Table', 'Table legs; Legs for desk', 'Tischbeine', 'Patas para mesa'),
  mattress: part('Bed', 'Mattress for bed; Mattress', 'Matratze für Bett', 'Colchón para cama'),
};

function thing(category: string, en: string, de: string, es: string, widths: number[]): Made {
  const list = (text: string) => text.split('; ');
  return { category, titles: { en: list(en), de: list(de), es: list(es) }, widths };
}

function part(category: string, en: string, de: string, es: string): Made {
  return { ...thing(category, en, de, es, []), isPart: true };
}

const colourWords: Record<string, Record<Language, string>> = {
  black: { en: 'black', de: 'schwarz', es: 'negro' },
  white: { en: 'white', de: 'weiß', es: 'blanco' },
  grey: { en: 'grey', de: 'grau', es: 'gris' },
  green: { en: 'green', de: 'grün', es: 'verde' },
  blue: { en: 'blue', de: 'blau', es: 'azul' },
  red: { en: 'red', de: 'rot', es: 'rojo' },
};
const materialWords: Record<string, Record<Language, string>> = {
  velvet: { en: 'in velvet', de: 'aus Samt', es: 'de terciopelo' },
  leather: { en: 'in leather', de: 'aus Leder', es: 'de cuero' },
  linen: { en: 'in linen', de: 'aus Leinen', es: 'de lino' },
  oak: { en: 'in oak', de: 'aus Eiche', es: 'de roble' },
  walnut: { en: 'in walnut', de: 'aus Nussbaum', es: 'de nogal' },
  pine: { en: 'in pine', de: 'aus Kiefer', es: 'de pino' },
  steel: { en: 'in steel', de: 'aus Stahl', es: 'de acero' },
  rattan: { en: 'in rattan', de: 'aus Rattan', es: 'de ratán' },
};
const soft = ['velvet', 'leather', 'linen'];
const hard = ['oak', 'walnut', 'pine', 'steel'];
const isSoft = (kind: string) => /sofa|seater|armchair|cover|cushion|mattress/.test(kind);

/** They name other things, as descriptions do. */
const descriptions: Record<Language, string> = {
  en: 'From a home without pets. It stood beside a sofa and a table. Pick up only.',
  de: 'Aus einem Haushalt ohne Tiere. Stand neben Sofa und Tisch. Nur Abholung.',
  es: 'De una casa sin mascotas. Estaba junto a un sofá y una mesa. Solo recogida.',
};
const depths: Record<string, [depth: number, height: number]> = {
  Sofa: [90, 80],
  Chair: [55, 90],
  Table: [80, 75],
  Bed: [200, 100],
  Cupboard: [45, 190],
  'Dressing Table': [45, 140],
};
/** Things of each kind, in turns in three languages. */
const EACH = 9;

/** About 270 listings that are always the same: each kind in many words, looks and sizes, and its parts. */
function generate(): JudgedListing[] {
  const random = seededRandom(29);
  return Object.entries(made).flatMap(([kind, { category, titles, widths, isPart = false }]) =>
    Array.from({ length: EACH }, (_, i): JudgedListing => {
      const language = (['en', 'de', 'es'] as const)[i % 3] ?? 'en';
      const colour = random.pickOf(Object.keys(colourWords));
      const material = random.pickOf(kind === 'garden chair' ? ['rattan', 'steel'] : isSoft(kind) ? soft : hard);
      const noun = titles[language][Math.floor(i / 3) % titles[language].length] ?? kind;
      // One in three names neither in the title: then only the facts say it.
      const looks = [
        random.chance(0.6) ? colourWords[colour]?.[language] : undefined,
        random.chance(0.6) ? materialWords[material]?.[language] : undefined,
      ];
      const [depth, height] = depths[category] ?? [50, 50];
      const width = widths.length > 0 ? widths[i % widths.length] : undefined;
      return {
        kind,
        isPart,
        category,
        description: descriptions[language],
        colours: [colour],
        materials: [material],
        title: [noun, ...looks].filter(Boolean).join(' '),
        price_cents: 100 * random.int(isPart ? 5 : 60, isPart ? 60 : 1800),
        ...(width ? { width_mm: 10 * width, depth_mm: 10 * depth, height_mm: 10 * heightOf(kind, height) } : {}),
      };
    }),
  );
}

const heights: Record<string, number> = { 'coffee table': 45, 'side table': 50, sideboard: 80, 'tv stand': 50 };
const heightOf = (kind: string, usual: number): number => heights[kind] ?? usual;

/** What the listings of the demo show, in their order in the catalogue. */
const demoKinds = `
  bed bed bed bed bed bed daybed bunk-bed
  sofa two-seater corner-sofa sofa sofa two-seater sofa two-seater
  dressing-table dressing-table dressing-table dressing-table dressing-table dressing-table dressing-table dressing-table
  dining-table dining-table dining-table dining-table coffee-table side-table console-table coffee-table
  sideboard wardrobe display-cabinet chest-of-drawers chest-of-drawers hutch bar-cabinet locker
  armchair dining-chair armchair dining-chair dining-chair rocking-chair armchair armchair
`
  .trim()
  .split(/\s+/)
  .map((kind) => kind.replaceAll('-', ' ').replace('two seater', 'two-seater'));

const inMillimetres = (inches: number) => Math.round(inches * 25.4);

function ofDemo(): JudgedListing[] {
  if (demoKinds.length !== demoListings.length) throw new Error('The demo has other listings than were judged.');
  return demoListings.map(({ category, title, description, condition, year, state, price, facts }, i) => ({
    kind: demoKinds[i] ?? '',
    isPart: false,
    category,
    title,
    description,
    condition,
    year,
    state,
    price_cents: price,
    colours: facts.colours,
    materials: facts.materials,
    style: facts.style,
    width_mm: inMillimetres(facts.inches[0]),
    depth_mm: inMillimetres(facts.inches[1]),
    height_mm: inMillimetres(facts.inches[2]),
  }));
}

export const judgedCatalogue: readonly JudgedListing[] = [...ofDemo(), ...generate()];
