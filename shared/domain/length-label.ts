export type Label = 'width' | 'depth' | 'height' | 'length' | 'diameter';

/** As catalogues in three languages name a side, before or after it. */
const names: readonly [label: Label, name: string][] = [
  ['width', 'width|wide|breite|breit|ancho|anchura|w|b'],
  ['depth', 'depth|deep|tiefe|tief|fondo|profundidad|d|t'],
  ['height', 'height|high|tall|höhe|hoch|alto|altura|h'],
  ['length', 'length|long|länge|lang|largo|l'],
  ['diameter', 'diameter|diam|dia|durchmesser|diámetro|diametro|ø|⌀'],
];
const spellings = names.map(([label, name]) => ({
  label,
  before: new RegExp(String.raw`^(?:(?:overall|total)\s+|gesamt)?(?:${name})\.?\s*[:=-]?\s*(?=[\d~≈]|ca\b)`, 'iu'),
  after: new RegExp(
    String.raw`(?<=[\d"”'’\s.]|cm|mm|in)\s*(?:\((?:${name})\)|(?:(?:de|in der|(?<=\p{L}\s)in)\s+)?(?:${name}))\.?$`,
    'iu',
  ),
  /** `75h in`, `75 (H) cm` */
  inside: new RegExp(
    String.raw`(?<=\d)\s*(?:\((?:${name})\)|(?:${name}))(?=(?:\s+m|\s*(?:cm|mm|in|inch(?:es)?|zoll|"|”))\.?$)`,
    'iu',
  ),
}));
const anyName = names.map(([, name]) => name).join('|');
/** The last side's name may stand in brackets. */
export const NAME_IN_BRACKETS = String.raw`\(\s*(?:${anyName})\.?\s*\)`;
/** `W 80cm D 40cm`: a name begins the next side. */
export const NAME_AHEAD = String.raw`(?:${anyName})\.?\s*[:=-]?\s*(?=\d)`;

/** `120 b 60 t 74 h` */
const NUMBER = String.raw`\d[\d.,½¼¾]*(?:\s\d\/\d)?\s*(?:cm|mm|m|in\.?|inch(?:es)?|zoll|"|”)?`;
const NAMES_BEHIND = new RegExp(String.raw`^(?:${NUMBER}\s*(?:${anyName})\.?[\s,;x×/|-]*){2,3}$`, 'iu');
const EACH = new RegExp(String.raw`(?<=${NUMBER}\s*(?:${anyName})\.?)[\s,;x×/|-]+(?=\d)`, 'giu');
export const separateNamed = (text: string): string => (NAMES_BEHIND.test(text) ? text.replace(EACH, ', ') : text);

const UNCLEAR = new RegExp(String.raw`^${NUMBER}\s+(?:${anyName})\.?\s+\d.*\d\s*(?:cm|mm|m|in\.?|")?$`, 'iu');
/** `120 b 60 t 74`: is 120 width or height? */
export const isUnclearRow = (text: string): boolean => UNCLEAR.test(text) && !/[x×,;/|]/.test(text);

const ORDER = String.raw`((?:${anyName})\.?(?:\s*[x×*/]\s*(?:${anyName})\.?){1,2})`;
const legends = [
  new RegExp(String.raw`^[([]?${ORDER}[)\]]?(?:\s*[:=]\s*|\s+)(?=\d)`, 'iu'),
  new RegExp(String.raw`(?:\s+|\s*[([])${ORDER}[)\]]?\.?$`, 'iu'),
];

/** Reads text and order: `75 x 80 x 40 cm (H x W x D)`, `B/T/H 80/40/75`. */
export function readLegend(text: string): { text: string; labels: (Label | undefined)[] } | undefined {
  for (const legend of legends) {
    const [whole, said] = legend.exec(text) ?? [];
    if (whole === undefined || said === undefined) continue;
    return { text: text.replace(whole, '').trim(), labels: said.split(/\s*[x×*/]\s*/iu).map(labelOf) };
  }
  return undefined;
}

const whole = names.map(([label, name]) => ({ label, name: new RegExp(String.raw`^(?:${name})\.?$`, 'iu') }));
const labelOf = (said: string): Label | undefined => whole.find(({ name }) => name.test(said.trim()))?.label;

/** `H. 33 in`, `33 in high`. */
export function readLabel(text: string): { text: string; label: Label | undefined } {
  for (const { label, before, after, inside } of spellings)
    for (const spelling of [before, after, inside]) {
      const rest = text.trim().replace(spelling, '');
      if (rest !== text.trim()) return { text: rest.trim(), label };
    }
  return { text: text.trim(), label: undefined };
}

const order: readonly Label[] = ['width', 'depth', 'height'];

/**
 * Places among width, depth and height. A length is the width; of three, those without a name take the free places in order.
 * @returns undefined where two have the same name, or one of two has none
 */
export function placesOf(labels: readonly (Label | undefined)[]): number[] | undefined {
  const isNamed = labels.some(Boolean);
  if (isNamed && labels.length < order.length && labels.includes(undefined)) return undefined;
  const meant = labels.includes('length')
    ? labels.map((label) => (label === 'length' ? 'width' : label === 'width' ? 'depth' : label))
    : labels;
  const free = order.filter((label) => !meant.includes(label));
  const places = meant.map((label) => order.indexOf(label ?? free.shift() ?? 'diameter'));
  return places.includes(-1) || new Set(places).size < places.length ? undefined : places;
}
