import { type Category, type OriginalCategory, originalCategories, type ShopCategory } from './category.ts';
import { foldText } from './fold-text.ts';
import { conditions } from './listing.ts';
import { type Colour, colours, type Material, materials, type Style, styles } from './traits.ts';

/** Synonyms of the fixed lists in three languages, for imports. Each name appears once. */
const colourNames: Record<Colour, string> = {
  black: 'schwarz, negro, negra, negros, negras, ebony',
  grey: 'gray, grau, gris, grises, anthracite, anthrazit, antracita, charcoal, graphite, graphit, grafito, slate, taupe',
  white: 'weiß, offwhite, blanco, blanca, blancos, blancas, off white, snow, ivory white',
  cream: 'creme, cremefarben, eierschale, vanilla, vanille, hueso, crema, ivory, elfenbein, marfil, ecru, champagne',
  beige: 'beis, sand, sandfarben, arena, camel, tan, natural, natur, nude',
  brown:
    'braun, marrón, castaño, café, kaffee, schoko, cognacfarben, chocolate, cognac, coffee, espresso, tobacco, rust brown',
  red: 'rot, rojo, roja, rojos, rojas, crimson, scarlet, burgundy, bordeaux, bordeauxrot, burdeos, granate, wine red',
  orange:
    'naranja, rust, rostfarben, apricot, peach, pfirsich, terracotta, terrakotta, terracota, copper, kupfer, cobre',
  yellow: 'gelb, amarillo, amarilla, mustard, senf, senffarben, lemon, limón, mostaza, ochre, ocker, ocre',
  green:
    'grün, verde, olive, oliv, olivgrün, oliva, sage, salbei, salvia, mint, menta, esmeralda, smaragd, emerald, khaki, forest green',
  teal: 'petrol, petrolfarben, aquamarin, azul petróleo, turquoise, türkis, turquesa, verde azulado, aqua',
  blue: 'blau, azul, azules, navy, navy blue, marineblau, azul marino, royal blue, sky blue, celeste, indigo, denim',
  purple:
    'lila, lilafarben, violett, violet, violeta, morado, morada, lavender, lavendel, plum, pflaume, ciruela, flieder, lilac, mauve, malva, purpur, púrpura, aubergine, berenjena',
  pink: 'rosa, rosé, rosado, altrosa, fuchsia, fucsia, coral, koralle, blush, magenta, salmon, lachs',
  gold: 'golden, goldene, goldener, goldenes, goldfarben, gold tone, dorado, dorada, oro, brass tone',
  silver:
    'silber, silbern, silberne, silberner, silbernes, silberfarben, verchromt, plateado, plateada, plata, chrome, chrom, cromo, cromado',
  multicoloured:
    'multicolored, multicolor, multicolour, multi, multi colored, multi coloured, multi color, colorful, colourful, gemustert, estampado, mehrfarbig, bunt, many colors, varios colores, patterned',
};

const materialNames: Record<Material, string> = {
  oak: 'eiche, eichenholz, roble, oakwood, white oak',
  walnut: 'nussbaum, nußbaum, nussbaumholz, walnuss, nogal, american walnut',
  teak: 'teakholz, teca',
  mahogany: 'mahagoni, mahagoniholz, caoba',
  cherry: 'kirsche, kirschbaum, kirschbaumholz, kirschholz, cerezo, cherry wood',
  pine: 'kiefer, kiefernholz, pino',
  ash: 'esche, eschenholz, fresno',
  beech: 'buche, buchenholz, haya',
  elm: 'ulme, olmo',
  maple: 'ahorn, ahornholz, arce',
  'other wood':
    'wood, wooden, solid wood, hardwood, holz, massivholz, vollholz, echtholz, anderes holz, madera, madera maciza, otra madera, birch, birke, abedul, acacia, akazie, mango wood, rosewood, palisander, palisandro, eucalyptus, eukalyptus, eucalipto, spruce, fichte, larch, lärche, poplar, pappel, chestnut, kastanie, plywood, sperrholz, contrachapado, mdf, particle board, chipboard, spanplatte, aglomerado',
  veneer: 'furnier, furniert, chapa',
  bamboo: 'bambus, bambú',
  rattan: 'peddigrohr, ratán, mimbre, wicker, korbgeflecht',
  cane: 'wiener geflecht, rejilla, cane webbing, cannage',
  rush: 'binse, binsengeflecht, enea, seagrass, seegras, paper cord',
  leather:
    'leder, echtleder, echtes leder, real leather, rindsleder, wildleder, suede, nubuck, genuine leather, piel natural, cuero, piel',
  velvet: 'samt, samtstoff, velours, terciopelo',
  linen: 'leinen, lino',
  cotton: 'baumwolle, algodón, canvas',
  wool: 'wolle, schurwolle, lana, felt, filz',
  tweed: '',
  corduroy: 'cord, cordsamt, kord, pana',
  bouclé: 'boucle, teddy',
  'synthetic fabric':
    'polyester, microfiber, microfibre, mikrofaser, microfibra, kunstfaser, synthetic, tejido sintético, tela sintética, nylon, chenille, polypropylene, polypropylen, vinyl, leatherette, faux leather, pu, pu leather, kunstleder, cuero sintético, piel sintética, polipiel',
  brass: 'messing, latón',
  iron: 'eisen, hierro, cast iron, wrought iron, schmiedeeisen, gusseisen, hierro forjado, forja',
  steel:
    'metal, metall, stahl, acero, stainless steel, edelstahl, acero inoxidable, chrome, chrom, cromo, aluminum, aluminium, aluminio',
  glass: 'glas, tempered glass, vidrio, cristal',
  marble: 'marmor, carrara, carrara marble, mármol',
  stone:
    'stein, piedra, granite, granit, granito, travertine, travertin, slate, schiefer, pizarra, terrazzo, concrete, beton, hormigón',
  plastic:
    'kunststoff, plastik, plástico, acrylic, acryl, acrílico, plexiglas, plexiglass, metacrilato, resin, polyrattan',
};

const styleNames: Record<Style, string> = {
  'mid-century':
    'mid century modern, midcentury, mcm, midcentury modern, fünfziger, 50er, 50er jahre, sechziger, 60er, 60er jahre, fifties, 50s, 1950s, sixties, 60s, 1960s, años 50, años 60, retro, vintage',
  scandinavian: 'skandinavisch, escandinavo, scandi, nordic, nordisch, nórdico, danish, dänisch, danés',
  modern: 'moderno, moderna, contemporary, zeitgenössisch, contemporáneo',
  minimalist: 'minimal, minimalistisch, minimalista',
  industrial: 'industriell, industrie, industriestil, loft',
  'art deco': 'art déco',
  victorian: 'viktorianisch, victoriano',
  traditional: 'klassisch, clásica, traditionell, tradicional, clásico, classic, antique, antik, antiguo',
  farmhouse: 'bauernhaus, rustic, rustikal, rústico, granja',
  cottage: 'landhaus, landhausstil, provenzal, country, campestre, casa de campo, shabby chic',
  bohemian: 'boho, bohemio',
  seventies: 'siebziger, setenta, años setenta, 70s, 1970s, 70er, 70er jahre, años 70',
};

const categoryNames: Record<OriginalCategory, string> = {
  Bed: 'beds, bett, betten, cama, camas',
  Sofa: 'sofas, sofá, sofás, couch, couches',
  'Dressing Table': 'dressing tables, schminktische, tocadores, schminktisch, frisiertisch, tocador, vanity',
  Table: 'tables, tisch, tische, mesa, mesas',
  Cupboard: 'cupboards, schrank, schränke, armario, armarios, cabinet',
  Chair: 'chairs, stuhl, stühle, silla, sillas',
};

const conditionNames: Record<(typeof conditions)[number], string> = {
  'Like new':
    'new, brand new, as new, neu, neu mit etikett, wie neu, fast neu, neuwertig, originalverpackt, ovp, mint, new with tags, nwt, open box, seminuevo, semi nuevo, casi nuevo, nuevo, nueva, nuevo con etiqueta, como nuevo, como nueva',
  Excellent:
    'ausgezeichnet, einwandfrei, tadellos, makellos, impecable, sehr gut, sehr gut erhalten, excelente, muy bueno, muy buena, muy buen, very good',
  Good: 'gut, gut erhalten, guter gebrauchter, bueno, buena, buen',
  Fair: 'in ordnung, acceptable, akzeptabel, gebraucht, aceptable, regular',
  'Needs work':
    'needs repair, needs restoration, as is, parts only, defekt, roto, rota, defectuoso, defectuosa, bastlerstück, für bastler, restaurierungsbedürftig, poor, damaged, for parts, for parts or not working, beschädigt, zum aufarbeiten, reparaturbedürftig, aufarbeitungsbedürftig, necesita arreglo, dañado, para restaurar, para piezas',
};

/** Normalizes: no case, no accents, spaces for dashes. */
const plain = (text: string): string =>
  foldText(text)
    .replace(/[\s_\p{Pd}]+/gu, ' ')
    .trim();

/** Shades are ignored. */
const SHADE = /^(?:dark|light|pale|deep|bright|soft|warm|cool|mid|dunkel|hell|mittel)(?:es|er|e)? ?(?=\w{3})/;
const SHADE_AFTER = / (?:oscuro|oscura|claro|clara|medio|intenso)$/;

function createReader<Word extends string>(words: readonly Word[], names: Record<Word, string>) {
  const known = new Map<string, Word>();
  for (const word of words)
    for (const name of [word, ...names[word].split(',')]) if (plain(name)) known.set(plain(name), word);
  return (text: string): Word | undefined => {
    const folded = plain(text);
    const written = [folded, folded.replace(SHADE, '').replace(SHADE_AFTER, ''), folded.replace(/([aou])e/g, '$1')];
    return written.map((name) => known.get(name)).find((word) => word !== undefined);
  };
}

const readNamedColour = createReader(colours, colourNames);
/** `weinrot`, `graue`, `mattschwarz`: a shade of the colour that ends the word. */
const GERMAN_SHADE =
  /^(?!(?:car|par|b)rot$)\p{L}*?(schwarz|grau|weiss|beige|braun|rot|gelb|grun|turkis|blau|violett|rosa)(?:e|er|es|en|farben|farbig)?$/u;
/** `forest green`, and in Spanish `verde botella`. */
const ENGLISH_SHADE =
  /^(?!.*\b(?:and|or)\b)[a-z ]+ (black|gr[ae]y|white|brown|red|orange|yellow|green|blue|purple|pink|gold|silver)$/;
const SPANISH_SHADE =
  /^(negr[oa]|gris|blanc[oa]|marron|roj[oa]|amarill[oa]|verde|azul|morad[oa]|rosa|dorad[oa])s? (?!y |o )[a-z ]+$/;

/** Undefined when unknown. */
export function readColour(text: string): Colour | undefined {
  const named = readNamedColour(text);
  if (named) return named;
  const folded = plain(text);
  const [, colour] = GERMAN_SHADE.exec(folded) ?? ENGLISH_SHADE.exec(folded) ?? SPANISH_SHADE.exec(folded) ?? [];
  return colour === undefined ? undefined : readNamedColour(colour);
}

/** `Eiche massiv`, `solid oak`, `madera de roble`: the same material. */
const SOLID = /^(?:solid|massive[rs]?|madera(?: maciza)? de) | (?:massiv|macizo|maciza|natural|wood)$/g;
const readNamedMaterial = createReader(materials, materialNames);
/** Undefined when unknown. */
export const readMaterial = (text: string): Material | undefined =>
  readNamedMaterial(text) ?? readNamedMaterial(plain(text).replace(SOLID, ''));

const STYLE_WORD = /^(?:estilo|style) | (?:style|stil|design)$/;
const readNamedStyle = createReader(styles, styleNames);
/** Undefined when unknown. */
export const readStyle = (text: string): Style | undefined =>
  readNamedStyle(text) ?? readNamedStyle(plain(text).replace(STYLE_WORD, ''));

/** `Used - Good`, `Guter Zustand` */
const CONDITION_WORD =
  /^(?:(?:pre owned|used|gebraucht|usado)[ :,/(]+|en )|(?: used)? condition\W*$|er zustand\W*$| estado$|[.!)]+$/g;
const readNamedCondition = createReader(conditions, conditionNames);
/** Undefined when unknown. */
export const readCondition = (text: string) =>
  readNamedCondition(text) ?? readNamedCondition(plain(text).replace(CONDITION_WORD, ''));
const readOriginal = createReader(originalCategories, categoryNames);

/** `Home > Furniture > Chairs` */
const PATH_TO_CATEGORY = /^.*(?:[>»›:]|\/\/)/s;

/** Reads a category's name in any language, the operator's first. Undefined if the shop has none. */
export function readCategory(text: string, categories: readonly ShopCategory[]): Category | undefined {
  const last = text.replace(PATH_TO_CATEGORY, '');
  const folded = plain(last);
  const own = categories.find(({ name, slug, names }) =>
    [name, slug, ...Object.values(names)].some((one) => plain(one) === folded),
  );
  return own?.name ?? readOriginal(last);
}
