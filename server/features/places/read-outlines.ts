import { readFileSync } from 'node:fs';

/** The side of a tile. */
export const TILE_DEGREES = 4;
/** Of a path in a tile: about 1 km. */
export const UNITS_PER_DEGREE = 100;

export const outlines = ['land', 'water', 'region', 'border'] as const;
export type Outline = (typeof outlines)[number];

let paths: ReadonlyMap<string, string> | undefined;

/**
 * Returns a tile's outlines as SVG path data, in units from its north-west corner; empty without any.
 * @param south its edge in degrees
 * @param west its edge in degrees
 */
export function readOutline(kind: Outline, south: number, west: number): string {
  paths ??= readPaths();
  return paths.get(`${kind}\t${south}\t${west}`) ?? '';
}

function readPaths(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('../../../assets/places/outlines.tsv', import.meta.url), 'utf8');
  return new Map(
    text.split('\n').map((line) => {
      const at = line.lastIndexOf('\t');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}
