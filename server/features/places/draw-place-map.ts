import type { Position } from '../../../shared/domain/place.ts';
import { MAP_SIZE } from '../../../shared/domain/place-map.ts';
import { type Markup, markup } from '../../platform/mail/markup.ts';
import { largeTowns, type Town } from './large-towns.ts';
import { type Outline, outlines, readOutline, TILE_DEGREES, UNITS_PER_DEGREE } from './read-outlines.ts';

/** Some 240 km from side to side: what a van drives in an afternoon. */
const PIXELS_PER_DEGREE = 222;
const KILOMETRES_PER_DEGREE = 111.2;
const SCALE_KILOMETRES = 50;
const SCALE = '50 km / 31 mi';
/** Pixels, about 5 km. */
const RADIUS = 11;

const MOST_TOWNS = 7;
/** Pixels between towns, so that their names stay apart. */
const APART = { x: 96, y: 20 };
/** In pixels: names further right stand before their dots. */
const LABEL = { width: 90, gap: 6, rise: 10 };

/** A picture learns the page's theme from its element. */
const STYLE = [
  ':root{--water:#dbe6ea;--land:#f4efe4;--line:#a89c88;--ink:#4a443b;--place:#b4532a}',
  '@media(prefers-color-scheme:dark){:root{--water:#182226;--land:#2b2620;--line:#6f6658;--ink:#cfc5b4;--place:#e0895f}}',
  '.water{fill:var(--water)}.land{fill:var(--land)}',
  '.border,.region{fill:none;stroke:var(--line)}.region{stroke-dasharray:3 3}.border{stroke-width:1.5}',
  '.place{fill:var(--place);fill-opacity:.28;stroke:var(--place);stroke-width:2}',
  '.names{font:12px system-ui,sans-serif;fill:var(--ink);stroke:var(--land);stroke-width:3;stroke-linejoin:round;paint-order:stroke}',
  '.scale{stroke:var(--ink);stroke-width:2}',
].join('');

type Pixel = { x: number; y: number };

/** Draws land, water, borders, large towns, and a circle in the middle. @returns an SVG file */
export function drawPlaceMap(center: Position): string {
  const { width, height } = MAP_SIZE;
  const towns = townsOn(center);
  const length = (SCALE_KILOMETRES / KILOMETRES_PER_DEGREE) * PIXELS_PER_DEGREE;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}">
<style>${STYLE}</style>
<rect class="water" width="100%" height="100%"/>
${outlines.map((kind) => drawOutline(kind, center))}
<circle class="place" cx="${String(width / 2)}" cy="${String(height / 2)}" r="${String(RADIUS)}"/>
<g class="names">${towns.map(drawTown)}<text x="12" y="${String(height - 18)}">${SCALE}</text></g>
<path class="scale" d="M12,${String(height - 12)}h${length.toFixed(1)}"/>
</svg>`.html;
}

const stretch = ({ latitude }: Position) => Math.cos((latitude * Math.PI) / 180);

/** Equirectangular: true to shape near the center. */
function toPixel(center: Position, { latitude, longitude }: Position): Pixel {
  const east = ((longitude - center.longitude + 540) % 360) - 180;
  return {
    x: MAP_SIZE.width / 2 + east * stretch(center) * PIXELS_PER_DEGREE,
    y: MAP_SIZE.height / 2 - (latitude - center.latitude) * PIXELS_PER_DEGREE,
  };
}

function drawOutline(kind: Outline, center: Position): Markup {
  const tiles = tilesAround(center).flatMap(({ south, west }) => {
    const path = readOutline(kind, south, west);
    return path === '' ? [] : [{ path, at: toPixel(center, { latitude: south + TILE_DEGREES, longitude: west }) }];
  });
  const [x, y] = [stretch(center), 1].map((scale) => ((scale * PIXELS_PER_DEGREE) / UNITS_PER_DEGREE).toFixed(4));
  const drawn = tiles.map(
    ({ path, at }) =>
      markup`<path vector-effect="non-scaling-stroke" transform="translate(${at.x.toFixed(2)} ${at.y.toFixed(2)}) scale(${x ?? ''} ${y ?? ''})" d="${path}"/>`,
  );
  return markup`<g class="${kind}">${drawn}</g>`;
}

function tilesAround(center: Position): { south: number; west: number }[] {
  const up = MAP_SIZE.height / 2 / PIXELS_PER_DEGREE;
  const aside = MAP_SIZE.width / 2 / PIXELS_PER_DEGREE / Math.max(stretch(center), 0.05);
  const rows = tilesBetween(center.latitude - up, center.latitude + up);
  const columns = tilesBetween(center.longitude - aside, center.longitude + aside);
  return rows.flatMap((south) => columns.map((west) => ({ south, west: ((west + 540) % 360) - 180 })));
}

function tilesBetween(from: number, to: number): number[] {
  const first = Math.floor(from / TILE_DEGREES);
  return Array.from({ length: Math.floor(to / TILE_DEGREES) - first + 1 }, (_, at) => (first + at) * TILE_DEGREES);
}

type Placed = Town & Pixel;

function townsOn(center: Position): Placed[] {
  const placed: Placed[] = [];
  for (const town of largeTowns()) {
    const { x, y } = toPixel(center, town);
    const isOn = x > 6 && x < MAP_SIZE.width - 6 && y > 12 && y < MAP_SIZE.height - 30;
    const isFree = placed.every((other) => Math.abs(other.x - x) > APART.x || Math.abs(other.y - y) > APART.y);
    if (isOn && isFree) placed.push({ name: town.name, latitude: town.latitude, longitude: town.longitude, x, y });
    if (placed.length === MOST_TOWNS) break;
  }
  return placed;
}

/** Leaves the circle free. */
function drawTown({ name, x, y }: Placed): Markup {
  const ring = { left: MAP_SIZE.width / 2 - RADIUS, right: MAP_SIZE.width / 2 + RADIUS };
  const isBeside = Math.abs(y - MAP_SIZE.height / 2) < RADIUS + LABEL.rise;
  const meets = isBeside && x < ring.left && x + LABEL.gap + LABEL.width > ring.left;
  const isRight = meets || x > MAP_SIZE.width - LABEL.width;
  const isInside = isBeside && x >= ring.left && x < ring.right;
  const label = (isRight ? x - LABEL.gap : (isInside ? ring.right : x) + LABEL.gap).toFixed(1);
  return markup`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.5" stroke="none"/><text x="${label}" y="${(y + 4).toFixed(1)}" text-anchor="${isRight ? 'end' : 'start'}">${name}</text>`;
}
