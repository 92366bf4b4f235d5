import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TILE_DEGREES, UNITS_PER_DEGREE } from '../server/features/places/read-outlines.ts';

/**
 * Writes assets/places/outlines.tsv: land, lakes and borders, cut into tiles. In an empty folder:
 * `npm install world-atlas@2.0.2 us-atlas@3.0.1 topojson-client@3.1.0`, put Natural Earth's `ne_50m_lakes.geojson`
 * there, then `node tools/make-outlines.mjs <that folder>`.
 */

/** @typedef {[longitude: number, latitude: number]} Point */

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder with the packages and the lakes.');
const packages = createRequire(resolve(folder, 'here.js'));
const { feature, mesh } = packages('topojson-client');
/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

const world = packages('world-atlas/countries-10m.json');
const states = packages('us-atlas/states-10m.json');
const between = (/** @type {unknown} */ one, /** @type {unknown} */ other) => one !== other;

/** @param {{ type: string, coordinates: any }} shape @returns {Point[][]} */
function linesOf({ type, coordinates }) {
  if (type === 'Polygon' || type === 'MultiLineString') return coordinates;
  return type === 'MultiPolygon' ? coordinates.flat() : [];
}

/** In degrees, so that no seam shows between two tiles. */
const OVERLAP = 0.02;
/** No towns further south. */
const SOUTHERNMOST = -60;

/** @type {{ kind: string, isArea: boolean, lines: Point[][] }[]} */
const shapes = [
  {
    kind: 'land',
    isArea: true,
    lines: linesOf(feature(packages('world-atlas/land-10m.json'), 'land').features[0].geometry),
  },
  {
    kind: 'water',
    isArea: true,
    lines: read('ne_50m_lakes.geojson').features.flatMap((/** @type {any} */ lake) => linesOf(lake.geometry)),
  },
  { kind: 'border', isArea: false, lines: linesOf(mesh(world, world.objects.countries, between)) },
  { kind: 'region', isArea: false, lines: linesOf(mesh(states, states.objects.states, between)) },
];

/** @param {Point} a @param {Point} b @param {0 | 1} axis @param {number} edge @returns {Point} */
function cross(a, b, axis, edge) {
  const share = (edge - a[axis]) / (b[axis] - a[axis]);
  const along = (/** @type {0 | 1} */ at) => a[at] + share * (b[at] - a[at]);
  return [along(0), along(1)];
}

/** Cuts an area at one edge of a tile. @param {Point[]} ring @param {0 | 1} axis @param {number} edge @param {1 | -1} side */
function cutArea(ring, axis, edge, side) {
  const isInside = (/** @type {Point} */ point) => side * (point[axis] - edge) >= 0;
  return ring.flatMap((point, at) => {
    const before = /** @type {Point} */ (ring.at(at - 1));
    const crossed = isInside(before) === isInside(point) ? [] : [cross(before, point, axis, edge)];
    return isInside(point) ? [...crossed, point] : crossed;
  });
}

/** @param {Point[]} line those of its parts that touch a tile @param {number} west @param {number} south @returns {Point[][]} */
function cutLine(line, west, south) {
  /** @type {Point[][]} */
  const parts = [];
  let isOpen = false;
  for (const [at, b] of line.entries()) {
    const a = line[at - 1];
    if (!a) continue;
    const touches =
      Math.max(a[0], b[0]) >= west &&
      Math.min(a[0], b[0]) < west + TILE_DEGREES &&
      Math.max(a[1], b[1]) >= south &&
      Math.min(a[1], b[1]) < south + TILE_DEGREES;
    if (touches && isOpen) parts.at(-1)?.push(b);
    else if (touches) parts.push([a, b]);
    isOpen = touches;
  }
  return parts;
}

/** Writes points relative to a tile's north-west corner, as a path's `d`. @param {Point[]} points @param {number} west @param {number} south @param {boolean} isArea */
function pathOf(points, west, south, isArea) {
  const steps = points
    .map(([x, y]) => [
      Math.round((x - west) * UNITS_PER_DEGREE),
      Math.round((south + TILE_DEGREES - y) * UNITS_PER_DEGREE),
    ])
    .filter(([x, y], at, all) => x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1]);
  if (steps.length < (isArea ? 3 : 2)) return '';
  const [[x = 0, y = 0] = [], ...rest] = steps;
  let [lastX, lastY] = [x, y];
  const moves = rest.map(([nextX = 0, nextY = 0]) => {
    const move = `${nextX - lastX},${nextY - lastY}`;
    [lastX, lastY] = [nextX, nextY];
    return move;
  });
  return `M${x},${y}l${moves.join(' ').replaceAll(',-', '-').replaceAll(' -', '-')}${isArea ? 'z' : ''}`;
}

/** @type {Map<string, string>} */
const tiles = new Map();
for (const { kind, isArea, lines } of shapes) {
  for (const line of lines) {
    const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
    const [west, east] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
    const [south, north] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
    const first = (/** @type {number} */ least) => Math.floor(least / TILE_DEGREES) * TILE_DEGREES;
    for (let x = first(west); x <= east; x += TILE_DEGREES) {
      const column = isArea ? cutArea(cutArea(line, 0, x - OVERLAP, 1), 0, x + TILE_DEGREES + OVERLAP, -1) : line;
      for (let y = Math.max(first(south), SOUTHERNMOST); y <= north; y += TILE_DEGREES) {
        const parts = isArea
          ? [cutArea(cutArea(column, 1, y - OVERLAP, 1), 1, y + TILE_DEGREES + OVERLAP, -1)]
          : cutLine(line, x, y);
        const path = parts.map((part) => pathOf(part, x, y, isArea)).join('');
        if (path) tiles.set(`${kind}\t${y}\t${x}`, (tiles.get(`${kind}\t${y}\t${x}`) ?? '') + path);
      }
    }
  }
}

const text = [...tiles].map(([key, path]) => `${key}\t${path}\n`).sort();
writeFileSync(fileURLToPath(new URL('../assets/places/outlines.tsv', import.meta.url)), text.join(''));
