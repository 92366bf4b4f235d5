type Label = 'width' | 'depth' | 'height' | 'length';

/** As catalogues in three languages name a side, before or after it. */
const names: readonly [label: Label, name: string][] = [
  ['width', 'width|wide|breite|breit|ancho|anchura|w|b'],
  ['depth', 'depth|deep|tiefe|tief|fondo|profundidad|d|t'],
  ['height', 'height|high|tall|höhe|hoch|alto|altura|h'],
  ['length', 'length|long|länge|lang|largo|l'],
];
const spellings = names.map(([label, name]) => ({
  label,
  before: new RegExp(String.raw`^(?:${name})\.?\s*:?\s*(?=[\d~≈]|ca\b)`, 'iu'),
  after: new RegExp(String.raw`(?<=[\d"”'’\s.]|cm|mm|in)\s*(?:${name})\.?$`, 'iu'),
}));

/** Returns a length without the name of its side: `H. 33 in`, `33 in high`. */
export function readLabel(text: string): { text: string; label: Label | undefined } {
  for (const { label, before, after } of spellings)
    for (const spelling of [before, after]) {
      const rest = text.trim().replace(spelling, '');
      if (rest !== text.trim()) return { text: rest.trim(), label };
    }
  return { text: text.trim(), label: undefined };
}

const order: readonly Label[] = ['width', 'depth', 'height'];

/**
 * Returns the place of each side among width, depth and height: their order without names. A length is the width, and a
 * width beside it the depth.
 * @returns undefined where only some have names, or two the same
 */
export function placesOf(labels: readonly (Label | undefined)[]): number[] | undefined {
  if (labels.every((label) => label === undefined)) return labels.map((_, at) => at);
  const meant = labels.includes('length')
    ? labels.map((label) => (label === 'length' ? 'width' : label === 'width' ? 'depth' : label))
    : labels;
  const places = meant.map((label) => (label ? order.indexOf(label) : -1));
  return places.includes(-1) || new Set(places).size < places.length ? undefined : places;
}
