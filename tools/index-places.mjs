import { plainName } from '../server/features/places/plain-name.ts';

/** As in server/features/places/read-gazetteer.ts. */
const KEY_LETTERS = 2;

/**
 * Returns assets/places/keys.tsv: for the first letters of each name, and of each word of a place's own name, the numbers
 * of the lines of places, as differences to the one before, in base 36.
 * @param {readonly string[]} lines of places, without the regions
 */
export function indexPlaces(lines) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  lines.forEach((line, number) => {
    const [name = '', , , , , others = ''] = line.split('\t');
    const own = plainName(name);
    const words = [own, ...own.split(' '), ...others.split('|')];
    for (const key of new Set(words.map((word) => word.slice(0, KEY_LETTERS))))
      if (key.length === KEY_LETTERS)
        found
          .set(key, found.get(key) ?? [])
          .get(key)
          ?.push(number);
  });
  const written = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, numbers]) => [key, differences(numbers)]);
  return `${written.map((row) => row.join('\t')).join('\n')}\n`;
}

/** @param {readonly number[]} numbers */
const differences = (numbers) => numbers.map((number, i) => (number - (numbers[i - 1] ?? 0)).toString(36)).join(' ');
