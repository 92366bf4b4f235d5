import { readFileSync } from 'node:fs';
import type { Position } from '../../../shared/domain/place.ts';

export type Town = Position & { name: string };

/** Reading so many lines takes some 10 ms. */
const MOST_READ = 10_000;

let read: readonly Town[] | undefined;

/** Returns the world's large towns, the largest first. */
export function largeTowns(): readonly Town[] {
  read ??= readTowns();
  return read;
}

function readTowns(): Town[] {
  const text = readFileSync(new URL('../../../assets/places/places.tsv', import.meta.url), 'utf8');
  const lines = text.slice(text.indexOf('\n\n') + 2).split('\n', MOST_READ);
  return lines.map((line) => {
    const [name = '', , latitude, longitude] = line.split('\t');
    return { name, latitude: Number(latitude), longitude: Number(longitude) };
  });
}
