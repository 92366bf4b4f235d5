import { type Category, type OriginalCategory, originalCategories, type ShopCategory } from './category.ts';
import { conditions } from './listing.ts';
import { type Colour, colours, type Material, materials, type Style, styles } from './traits.ts';

/** Synonyms of the fixed lists in three languages, for imports. Each name appears once. */
const colourNames: Record<Colour, string> = {
  black: 'schwarz, negro, negra, ebony',
  grey: 'gray, grau, gris, anthracite, anthrazit, antracita, charcoal, graphite, graphit, grafito, slate, taupe',
  white: 'weiß, blanco, blanca, off white, snow, ivory white',
  cream: 'creme, crema, ivory, elfenbein, marfil, ecru, champagne',
  beige: 'sand, arena, camel, tan, natural, natur, nude',
  brown: 'braun, marrón, castaño, chocolate, cognac, coffee, espresso, tobacco, rust brown',
  red: 'rot, rojo, roja, burgundy, bordeaux, bordeauxrot, burdeos, granate, wine red',
  orange: 'naranja, rust, terracotta, terrakotta, terracota, copper, kupfer, cobre',
  yellow: 'gelb, amarillo, amarilla, mustard, senf, senfgelb, mostaza, ochre, ocker, ocre',
  green: 'grün, verde, olive, oliv, olivgrün, oliva, sage, mint, emerald, khaki, forest green',
  teal: 'petrol, turquoise, türkis, turquesa, verde azulado, aqua',
  blue: 'blau, azul, navy, navy blue, marineblau, azul marino, royal blue, sky blue, denim',
  purple: 'lila, violett, violet, violeta, morado, morada, lavender, plum, aubergine',
  pink: 'rosa, rosé, blush, magenta, salmon, lachs',
  gold: 'golden, gold tone, dorado, dorada, oro, brass tone',
  silver: 'silber, plateado, plateada, plata, chrome, chrom, cromo, cromado',
  multicoloured:
    'multicolored, multicolor, multicolour, multi, mehrfarbig, bunt, many colors, varios colores, patterned',
};

const materialNames: Record<Material, string> = {
  oak: 'eiche, eichenholz, roble, white oak',
  walnut: 'nussbaum, nußbaum, walnuss, nogal',
  teak: 'teakholz, teca',
  mahogany: 'mahagoni, caoba',
  cherry: 'kirsche, kirschbaum, kirschholz, cerezo, cherry wood',
  pine: 'kiefer, kiefernholz, pino',
  ash: 'esche, eschenholz, fresno',
  beech: 'buche, buchenholz, haya',
  elm: 'ulme, olmo',
  maple: 'ahorn, arce',
  'other wood':
    'wood, solid wood, holz, massivholz, anderes holz, madera, madera maciza, otra madera, birch, birke, abedul, acacia, akazie, mango wood, rosewood, palisander, palisandro, plywood, sperrholz, mdf, particle board, spanplatte',
  veneer: 'furnier, furniert, chapa',
  bamboo: 'bambus, bambú',
  rattan: 'peddigrohr, ratán, mimbre, wicker, korbgeflecht',
  cane: 'wiener geflecht, rejilla, cane webbing, cannage',
  rush: 'binse, binsengeflecht, enea, seagrass, seegras, paper cord',
  leather: 'leder, echtleder, cuero, piel',
  velvet: 'samt, velours, terciopelo',
  linen: 'leinen, lino',
  cotton: 'baumwolle, algodón, canvas',
  wool: 'wolle, lana, felt, filz',
  tweed: '',
  corduroy: 'cord, kord, pana',
  bouclé: 'boucle, teddy',
  'synthetic fabric':
    'polyester, microfiber, microfibre, mikrofaser, microfibra, kunstfaser, synthetic, tejido sintético, tela sintética, nylon, faux leather, kunstleder, cuero sintético, polipiel',
  brass: 'messing, latón',
  iron: 'eisen, hierro, cast iron, wrought iron, schmiedeeisen, gusseisen, hierro forjado',
  steel:
    'metal, metall, stahl, acero, stainless steel, edelstahl, acero inoxidable, chrome, chrom, cromo, aluminum, aluminium, aluminio',
  glass: 'glas, vidrio, cristal',
  marble: 'marmor, mármol',
  stone: 'stein, piedra, granite, granit, granito, travertine, terrazzo, concrete, beton, hormigón',
  plastic: 'kunststoff, plastik, plástico, acrylic, acryl, acrílico',
};

const styleNames: Record<Style, string> = {
  'mid-century': 'mid century modern, midcentury, mcm, fünfziger, 50er, retro',
  scandinavian: 'skandinavisch, escandinavo, nordic, nordisch, nórdico, danish',
  modern: 'moderno, contemporary, zeitgenössisch, contemporáneo',
  minimalist: 'minimal, minimalistisch, minimalista',
  industrial: 'industriell, industrie',
  'art deco': 'art déco',
  victorian: 'viktorianisch, victoriano',
  traditional: 'klassisch, traditionell, tradicional, clásico, classic, antique, antik, antiguo',
  farmhouse: 'bauernhaus, rustic, rustikal, rústico, granja',
  cottage: 'landhaus, country, campestre, casa de campo, shabby chic',
  bohemian: 'boho, bohemio',
  seventies: 'siebziger, setenta, años setenta, 70s, 70er',
};

const categoryNames: Record<OriginalCategory, string> = {
  Bed: 'bett, cama',
  Sofa: 'sofá, couch',
  'Dressing Table': 'schminktisch, frisiertisch, tocador, vanity',
  Table: 'tisch, mesa',
  Cupboard: 'schrank, armario, cabinet',
  Chair: 'stuhl, silla',
};

const conditionNames: Record<(typeof conditions)[number], string> = {
  'Like new': 'wie neu, neuwertig, como nuevo, como nueva',
  Excellent: 'ausgezeichnet, sehr gut, excelente, muy bueno, very good',
  Good: 'gut, bueno, buena, buen estado',
  Fair: 'akzeptabel, gebraucht, aceptable, regular',
  'Needs work': 'reparaturbedürftig, aufarbeitungsbedürftig, necesita arreglo, para restaurar',
};

/** Normalizes: no case, no accents, spaces for dashes. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** Shades are ignored. */
const SHADE = /^(?:dark|light|pale|deep|bright|soft|warm|cool|mid|dunkel|hell|mittel)(?:es|er|e)? ?(?=\w{3})/;
const SHADE_AFTER = / (?:oscuro|oscura|claro|clara|medio|intenso)$/;

function createReader<Word extends string>(words: readonly Word[], names: Record<Word, string>) {
  const known = new Map<string, Word>();
  for (const word of words)
    for (const name of [word, ...names[word].split(',')]) if (plain(name)) known.set(plain(name), word);
  return (text: string): Word | undefined => {
    const said = plain(text);
    return known.get(said) ?? known.get(said.replace(SHADE, '').replace(SHADE_AFTER, ''));
  };
}

/** Undefined when unknown. */
export const readColour = createReader(colours, colourNames);
export const readMaterial = createReader(materials, materialNames);
export const readStyle = createReader(styles, styleNames);
export const readCondition = createReader(conditions, conditionNames);
const readOriginal = createReader(originalCategories, categoryNames);

/** Reads a category's name in any language, the operator's first. Undefined if the shop has none. */
export function readCategory(text: string, categories: readonly ShopCategory[]): Category | undefined {
  const said = plain(text);
  const own = categories.find(({ name, slug, names }) =>
    [name, slug, ...Object.values(names)].some((one) => plain(one) === said),
  );
  return own?.name ?? readOriginal(text);
}
