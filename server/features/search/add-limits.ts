import type { SearchSet } from '../../ports/search-engine.ts';
import type { Concept } from './concepts.ts';
import { hasLength, hasSize, loosened, NEARLY, ROUGHLY } from './extents.ts';
import type { Limits } from './read-limits.ts';
import { HIGHEST_PRICE, or, priced, withWords } from './search-sets.ts';

/** Up to these factors, a price beyond a limit ranks before the rest. */
const A_LITTLE = 1.25;
const BY_FAR = 2;

/** Adds the price and the sizes: `under 200` is needed, `about 200` and `2 m long` are wished. */
export function addLimits(
  { needed, wished, nearly, roughly }: { needed: Concept[] } & Record<'wished' | 'nearly' | 'roughly', SearchSet[]>,
  limits: Limits,
) {
  const { price, about, lengths, bounds, exact, sizes = [] } = limits;
  if (price) {
    const found = priced(price.low, price.high);
    needed.push({ found, named: found, isNeeded: true });
    for (const factor of [A_LITTLE, BY_FAR])
      nearly.push(priced(Math.round(price.low / factor), Math.min(Math.round(price.high * factor), HIGHEST_PRICE)));
  }
  if (about !== undefined) wished.push(priced(0, Math.round(about * A_LITTLE)));
  for (const words of sizes) wished.push(or([[words.join('x')], words].map((said) => withWords(said, ['title']))));
  for (const length of lengths) wished.push(hasLength(length));
  for (const bound of bounds) {
    const found = hasSize(bound);
    needed.push({ found, named: found, isNeeded: true });
    nearly.push(hasSize(loosened(bound)));
  }
  for (const size of exact) wished.push(hasSize(loosened(size, NEARLY)));
  for (const by of ROUGHLY) {
    for (const length of lengths) roughly.push(hasLength(length, by));
    for (const size of exact) roughly.push(hasSize(loosened(size, by)));
  }
}
