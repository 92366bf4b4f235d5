const kind = [
  'county|co|condado|comarca|comte|shire|district|distrito|departamento|departement|department|depto|dpto|dep|dto|estado|edo',
  'state|provincia|province|prov|provinz|partido|pdo|municipio|municipality|mun|land|landkreis|landkr|lkr|lk|kreis|krs',
  'kr|politischer bezirk|bezirk|bez|regierungsbezirk|reg bez|kanton|canton|kt|region|oblast|voivodeship|powiat|prefecture',
].join('|');
const BEFORE = new RegExp(`^(?:the )?(?:${kind})(?: (?:of|de|del|di|da|do))? (?=.)`);
const BEHIND = new RegExp(`(?<=.) (?:${kind})$`);

const WHOLE = new RegExp(`^(?:${kind})$`);

export const isKindOfArea = (name: string): boolean => WHOLE.test(name);

/** Returns whether a folded name is an area’s: `coos county`. */
export const hasAreaWord = (name: string): boolean => BEFORE.test(name) || BEHIND.test(name) || /shire$/.test(name);

/** Drops the kind: `coos county` → `coos`. */
export const bareArea = (name: string): string => name.replace(BEFORE, '').replace(BEHIND, '');

const directions = new Map(Object.entries({ n: 'north', s: 'south', e: 'east', w: 'west' }));

/** `co durham` → `county durham`, `durham`; `w yorks` → `west yorks` */
export function areaSpellings(name: string): string[] {
  const spelled = name
    .replace(/^co (?=.)|(?<=.) co$/, (found) => found.replace('co', 'county'))
    .replace(/^[nsew](?= )/, (letter) => directions.get(letter) ?? letter);
  return [spelled, bareArea(name)].filter((one) => one !== name);
}
