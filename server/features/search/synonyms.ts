import type { Category } from '../../../shared/domain/category.ts';
import type { Colour, Material, Style } from '../../../shared/domain/traits.ts';
import { readWords } from './read-words.ts';

/** What a word stands for besides itself. */
export type Meaning = {
  /** Words that say the same; each may be several words of a text. */
  same: readonly string[];
  /** The value of a fixed list that is meant. */
  value?: { facet: 'category' | 'colour' | 'material' | 'style'; value: string };
  /** The others mean much besides, so they count in a piece's name alone. */
  inName?: boolean;
};

/** Names of a whole category, in English, German and Spanish: who says one of them means all of it. */
const categoryNames: Record<Category, string> = {
  Bed: 'bed, bedstead, bed frame, Bett, Betten, Bettgestell, cama, camas',
  Sofa: 'sofa, couch, settee, davenport, chesterfield, divan, Kanapee, Polstersofa, Sofas, Couchgarnitur, sofá, sofás, tresillo',
  'Dressing Table':
    'dressing table, vanity, vanity table, makeup table, toilet table, Schminktisch, Frisiertisch, Frisierkommode, tocador, tocadores, coqueta',
  Table: 'table, Tisch, Tische, mesa, mesas',
  Cupboard:
    'cupboard, wardrobe, closet, armoire, cabinet, Schrank, Schränke, Kleiderschrank, Kasten, armario, armarios, ropero',
  Chair: 'chair, seat, armchair, Stuhl, Stühle, Sessel, Armlehnstuhl, silla, sillas, sillón, sillones, butaca',
};

/** Kinds of furniture within a category, by all the names that they go by. */
const kinds = [
  'sideboard, credenza, buffet, Anrichte, Kredenz, aparador',
  'bookcase, bookshelf, shelving, shelf, Bücherregal, Bücherschrank, Regal, librería, estantería',
  'chest of drawers, dresser, commode, tallboy, Kommode, cómoda, cajonera',
  'desk, writing table, bureau, Schreibtisch, Sekretär, escritorio',
  'coffee table, Couchtisch, Sofatisch, mesa de centro, mesita',
  'dining table, Esstisch, mesa de comedor',
  'side table, end table, Beistelltisch, mesa auxiliar',
  'nightstand, bedside table, Nachttisch, mesilla, mesita de noche',
  'stool, Hocker, taburete',
  'rocking chair, rocker, Schaukelstuhl, mecedora',
  'dining chair, Esszimmerstuhl, silla de comedor',
  'desk chair, office chair, Bürostuhl, silla de oficina',
  'loveseat, two-seater, two seater, Zweisitzer, sofá de dos plazas',
  'three-seater, three seater, Dreisitzer, sofá de tres plazas',
  'sofa bed, sleeper sofa, sofabed, Schlafsofa, Schlafcouch, sofá cama',
  'daybed, Tagesbett, diván',
  'bunk bed, Etagenbett, Hochbett, Stockbett, litera',
  'four-poster, four poster, Himmelbett, cama con dosel',
  'double bed, Doppelbett, cama de matrimonio, cama doble',
  'mirror, Spiegel, espejo',
  'drawer, Schublade, cajón, cajones',
];

/** What every other description says of something: there it need not be the piece. */
const ages = 'antique, vintage, old, antik, alt, antiguo, antigua';

/** Other names of colours, materials and styles. */
const colourNames: Partial<Record<Colour, string>> = {
  black: 'schwarz, negro, negra',
  grey: 'gray, charcoal, slate, grau, gris',
  white: 'weiß, blanco, blanca',
  cream: 'ivory, creme, cremeweiß, crema, marfil',
  beige: 'oat, sand',
  brown: 'braun, marrón',
  red: 'rot, rojo, roja',
  orange: 'rust, naranja',
  yellow: 'mustard, gelb, senfgelb, amarillo, amarilla',
  green: 'olive, grün, oliv, verde',
  teal: 'turquoise, petrol, türkis, turquesa',
  blue: 'navy, blau, azul',
  purple: 'plum, violet, lila, violett, morado, morada',
  pink: 'rosa',
  gold: 'golden, dorado, dorada',
  silver: 'silber, silbern, plateado, plateada',
  multicoloured: 'multicolored, multicolor, bunt, mehrfarbig',
};
const materialNames: Partial<Record<Material, string>> = {
  oak: 'Eiche, Eichenholz, Eichen, roble',
  walnut: 'Nussbaum, Nuss, nogal',
  teak: 'Teakholz, teca',
  mahogany: 'Mahagoni, caoba',
  cherry: 'Kirschbaum, Kirsche, cerezo',
  pine: 'Kiefer, Kiefernholz, pino',
  ash: 'Esche, fresno',
  beech: 'Buche, Buchenholz, haya',
  elm: 'Ulme, olmo',
  maple: 'Ahorn, arce',
  veneer: 'Furnier, furniert, chapa',
  bamboo: 'Bambus, bambú',
  rattan: 'wicker, Korb, ratán, mimbre',
  cane: 'Wiener Geflecht, rejilla',
  leather: 'Leder, cuero, piel',
  velvet: 'Samt, terciopelo',
  linen: 'Leinen, lino',
  cotton: 'Baumwolle, algodón',
  wool: 'Wolle, lana',
  corduroy: 'Cord, pana',
  bouclé: 'boucle, Bouclé',
  brass: 'Messing, latón',
  iron: 'Eisen, hierro',
  steel: 'Stahl, acero',
  glass: 'Glas, cristal, vidrio',
  marble: 'Marmor, mármol',
  stone: 'Stein, piedra',
  plastic: 'Kunststoff, Plastik, plástico',
};
const styleNames: Partial<Record<Style, string>> = {
  'mid-century': 'midcentury, mid century, MCM',
  scandinavian: 'Danish, Nordic, Swedish, skandinavisch, dänisch, escandinavo, nórdico',
  modern: 'contemporary, moderno, moderna',
  industrial: 'Industriestil',
  'art deco': 'Art-déco',
  traditional: 'classic, klassisch, clásico, tradicional',
  farmhouse: 'rustic, Landhaus, rústico, rústica',
  cottage: 'shabby chic',
  bohemian: 'boho, bohemio',
  seventies: '70s, 1970s, siebziger, setentero',
};

/** Several words as one key. */
const keyOf = (text: string) => readWords(text).join(' ');

function collect(): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const learn = (names: readonly string[], value?: Meaning['value'], inName = false) => {
    const same = [...new Set(names.map(keyOf))].filter((name) => name !== '');
    for (const name of same) {
      const known = meanings.get(name);
      meanings.set(name, {
        same: [...new Set([...(known?.same ?? []), ...same])],
        value: known?.value ?? value,
        inName,
      });
    }
  };
  const learnAll = (facet: 'category' | 'colour' | 'material' | 'style', table: Record<string, string>) => {
    for (const [value, names] of Object.entries(table)) learn([value, ...names.split(',')], { facet, value });
  };
  for (const kind of kinds) learn(kind.split(','));
  learn(ages.split(','), undefined, true);
  learnAll('category', categoryNames);
  learnAll('material', materialNames);
  learnAll('colour', colourNames);
  learnAll('style', styleNames);
  return meanings;
}

/** The one table of what words mean, by their plain form (`read-words.ts`). */
export const meanings: ReadonlyMap<string, Meaning> = collect();

/** The most words that a name in the table has. */
export const LONGEST_NAME = Math.max(...[...meanings.keys()].map((name) => name.split(' ').length));
