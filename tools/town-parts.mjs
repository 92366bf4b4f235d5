import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainName, spellingsOf } from '../server/features/places/plain-name.ts';
import { distanceBetween } from '../shared/domain/place.ts';
import { moreDistricts } from './more-districts.mjs';

/** @typedef {{ id: number, name: string, latitude: number, longitude: number, kind: string, country: string, admin: readonly string[], population: number }} Row */
/** @typedef {Row & { names: readonly string[] }} Town */

/** People. Only the districts of towns at least as large are read. */
const LEAST_WITH_DISTRICTS = 100_000;
/** Meters. */
const FARTHEST_DISTRICT = 15_000;
const FARTHEST_IN_MUNICIPALITY = 25_000;
const FARTHEST_IN_STATE = 45_000;
/** Degrees of latitude. */
const BAND = 0.25;
const LEAST_LETTERS_OF_HALF = 5;
/** Elsewhere a hyphen is inside a name. */
const joinWithHyphens = new Set(['DE', 'AT', 'CH']);
/** Named like their largest towns. */
const wholeRegions = new Set(['basel.geojson', 'geneva.geojson', 'zurich.geojson']);
const PART = /^(?:nord|ost|west|mitte|north|south|east|norte|central)$/;

/** Returns the table of GeoNames. @param {string} text @returns {Row[]} */
export const readRows = (text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const columns = line.split('\t');
      return {
        id: Number(columns[0]),
        name: columns[1] ?? '',
        latitude: Number(columns[4]),
        longitude: Number(columns[5]),
        kind: columns[7] ?? '',
        country: columns[8] ?? '',
        admin: columns.slice(10, 14),
        population: Number(columns[14]),
      };
    });

/** Elsewhere it is the third one. */
const fourthCodeIsMunicipality = new Set(['DE', 'FR']);

/** Undefined if one has no code of a municipality. @param {Row} a @param {Row} b */
function areInOneMunicipality(a, b) {
  const depth = fourthCodeIsMunicipality.has(a.country) ? 4 : 3;
  if (!a.admin[depth - 1] || !b.admin[depth - 1]) return undefined;
  return a.country === b.country && a.admin.slice(0, depth).every((code, i) => code === b.admin[i]);
}

/**
 * Returns the folded names of the districts of large towns, by GeoNames id of the town.
 * @param {{ towns: readonly Town[], rows: readonly Row[], nameOfArea: (code: string) => string, hood: string }} from `hood`: the folder of outlines
 */
export function readDistricts({ towns, rows, nameOfArea, hood }) {
  const large = towns.filter(({ population, kind }) => population >= LEAST_WITH_DISTRICTS && kind !== 'PPLX');
  /** @type {Map<number, Town[]>} */
  const bands = new Map();
  for (const town of large) {
    const band = Math.floor(town.latitude / BAND);
    bands.set(band, [...(bands.get(band) ?? []), town]);
  }
  /** @param {{ latitude: number, longitude: number }} at */
  const around = (at) => [-1, 0, 1].flatMap((step) => bands.get(Math.floor(at.latitude / BAND) + step) ?? []);

  /** @type {Map<number, Set<string>>} */
  const found = new Map();
  /** @param {Town} town @param {string} name */
  const add = (town, name) => {
    const names = found.get(town.id) ?? new Set();
    for (const one of namesOfDistrict(name, town.country)) {
      const own = town.names.find((own) => own !== '' && one.startsWith(`${own} `));
      for (const part of own ? [one, one.slice(own.length + 1)] : [one])
        if (!town.names.includes(part)) names.add(part);
    }
    found.set(town.id, names);
  };

  const context = { nameOfArea, isCityState: findCityStates(rows, large, nameOfArea) };
  for (const row of rows)
    for (const town of around(row)) if (town.id !== row.id && isDistrict(row, town, context)) add(town, row.name);
  const othersOf = Map.groupBy(rows, ({ country, name }) => `${country} ${plainName(name)}`);
  for (const { file, name, ...position } of readOutlines(hood))
    for (const town of around(position)) {
      if (!town.names.includes(file) || distanceBetween(position, town) > FARTHEST_DISTRICT) continue;
      const others = namesOfDistrict(name, town.country).flatMap((one) => othersOf.get(`${town.country} ${one}`) ?? []);
      if (!others.some((row) => isTownBeside(row, town))) add(town, name);
    }
  for (const town of towns)
    for (const name of moreDistricts.get(`${town.name}, ${town.country}`) ?? []) add(town, name);
  return found;
}

/** Some outlines of a town show its neighbours too. @param {Row} row @param {Town} town */
const isTownBeside = (row, town) =>
  distanceBetween(row, town) < FARTHEST_IN_MUNICIPALITY && areInOneMunicipality(row, town) === false;

/** @param {Row} row @param {Town} town @param {{ nameOfArea: (code: string) => string, isCityState: (row: Row) => boolean }} context */
function isDistrict(row, town, { nameOfArea, isCityState }) {
  if (row.country !== town.country || row.admin[0] !== town.admin[0]) return false;
  const distance = distanceBetween(row, town);
  if (distance > FARTHEST_IN_MUNICIPALITY) return false;
  if (isInGreater(row, town, nameOfArea)) return true;
  return (
    areInOneMunicipality(row, town) ?? (isCityState(town) || (row.kind === 'PPLX' && distance < FARTHEST_DISTRICT))
  );
}

/** Camden is in Greater London. @param {Row} row @param {Town} town @param {(code: string) => string} nameOfArea */
const isInGreater = ({ country, admin: [region, area] }, town, nameOfArea) =>
  area !== '' && area === town.admin[1] && nameOfArea(`${country}.${region}.${area}`) === `Greater ${town.name}`;

/**
 * Finds states that are one town, such as Vienna; Mendoza is a province too.
 * @param {readonly Row[]} rows @param {readonly Town[]} towns @param {(code: string) => string} nameOfArea
 */
function findCityStates(rows, towns, nameOfArea) {
  /** @param {Row} row */
  const regionOf = ({ country, admin: [region] }) => `${country}.${region}`;
  const byRegion = Map.groupBy(rows, regionOf);
  const states = towns
    .filter((town) => nameOfArea(regionOf(town)).replace(/^State of | F\.D\.$| D\.C\.$/g, '') === town.name)
    .filter((town) => byRegion.get(regionOf(town))?.every((row) => distanceBetween(row, town) < FARTHEST_IN_STATE))
    .map(regionOf);
  /** @param {Row} row */
  return (row) => states.includes(regionOf(row));
}

/** `Rudolfsheim-Fünfhaus` are two, `Newtown (NSW)` is Newtown. @param {string} written @param {string} country */
function namesOfDistrict(written, country) {
  const name = written.replace(/\s*\(.*?\)/g, '').trim();
  const halves = (joinWithHyphens.has(country) ? name.split(/[/-]/) : name.split('/'))
    .map((half) => half.trim())
    .filter((half) => half.length >= LEAST_LETTERS_OF_HALF);
  const names = [name, name.replace(/ Town$/, ''), ...halves].flatMap(spellingsOf);
  return names.filter((one) => one !== '' && !PART.test(one));
}

/** Returns the middles of the outlines of districts, with the name of their file. @param {string} hood */
function readOutlines(hood) {
  if (!existsSync(hood)) throw new Error(`There is no folder ${hood}.`);
  return readdirSync(hood)
    .filter((file) => file.endsWith('.geojson') && !wholeRegions.has(file))
    .flatMap((file) => {
      const text = readFileSync(join(hood, file), 'utf8');
      if (text === '') return [];
      /** @type {{ features: { properties: { name?: string }, geometry: { coordinates: unknown } | null }[] }} */
      const { features } = JSON.parse(text);
      const town = plainName(file.replace(/(?:-(?:city|districts|quarters|rioni|main|boroughs))?\.geojson$/, ''));
      return features.flatMap(({ properties, geometry }) => {
        const middle = middleOf(geometry?.coordinates);
        return properties?.name && middle ? [{ file: town, name: properties.name, ...middle }] : [];
      });
    });
}

/** @param {unknown} coordinates nested lists of longitude and latitude */
function middleOf(coordinates) {
  const numbers = [coordinates].flat(Number.POSITIVE_INFINITY).map(Number);
  const extent = (/** @type {number} */ axis) => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = axis; at < numbers.length; at += 2) {
      least = Math.min(least, numbers[at] ?? least);
      most = Math.max(most, numbers[at] ?? most);
    }
    return (least + most) / 2;
  };
  const [longitude, latitude] = [extent(0), extent(1)];
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? { longitude, latitude } : undefined;
}

/**
 * Returns how many people the largest place of a folded name has, by country.
 * @param {readonly Row[]} rows
 */
export function readNamesakes(rows) {
  /** @type {Map<string, Map<string, number>>} */
  const found = new Map();
  for (const { name, country, population } of rows)
    for (const one of spellingsOf(name)) {
      const countries = found.get(one) ?? new Map();
      countries.set(country, Math.max(countries.get(country) ?? 0, population));
      found.set(one, countries);
    }
  return found;
}
