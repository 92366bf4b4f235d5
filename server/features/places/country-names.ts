import { plainName } from './plain-name.ts';

/** As countries are written on addresses there. */
const countryLanguages = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'sv',
  'da',
  'nb',
  'fi',
  'ca',
  'eu',
  'ga',
  'hr',
  'sl',
  'el',
  'tr',
  'bg',
  'uk',
  'ru',
];
const moreCountryNames = new Map([
  ['US', ['USA', 'United States of America', 'EEUU', 'EE UU', 'Vereinigte Staaten von Amerika', 'America']],
  ['GB', ['UK', 'GBR', 'Great Britain', 'Großbritannien', 'Gran Bretaña', 'Inglaterra', 'England']],
  ['NL', ['Holland', 'The Netherlands', 'Holanda']],
  ['DE', ['D', 'Ger', 'DEU', 'BRD']],
  ['AT', ['A', 'AUT']],
  ['CH', ['CHE']],
  ['ES', ['E', 'ESP']],
  ['FR', ['F', 'FRA']],
  ['IT', ['I', 'ITA']],
  ['VE', ['Vzla']],
  ['CZ', ['Czech Republic', 'Tschechische Republik', 'República Checa', 'Česká republika']],
]);
const displayNames = countryLanguages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

const known = new Map<string, readonly string[]>();

/** Returns a country's code and its names in many languages, folded. */
export function namesOfCountry(code: string): readonly string[] {
  const names = known.get(code) ?? [
    code.toLowerCase(),
    ...displayNames.map((names) => plainName(names.of(code) ?? code)),
    ...(moreCountryNames.get(code) ?? []).map(plainName),
  ];
  known.set(code, names);
  return names;
}
