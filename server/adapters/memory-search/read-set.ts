import { chordOf, onSphere } from '../../../shared/domain/sphere.ts';
import type { SearchSet } from '../../ports/search-engine.ts';
import { addAll, type Bitmap, emptyBitmap, filterBy, filterByMask, filterByRange, intersect, widen } from './bitmap.ts';
import { distanceFrom } from './distance-from.ts';
import type { ListingIndex } from './listing-index.ts';
import { withinPrices } from './within-prices.ts';
import { pairMask } from './word-pairs.ts';

/** Tested listing by listing, so after the other sets. */
const filters: readonly SearchSet['of'][] = ['range', 'near', 'phrase'];
const isFilter = ({ of }: SearchSet) => filters.includes(of);

/** Evaluates each set once. Results are read-only and valid until the index changes. */
export class SetReader {
  readonly #index: ListingIndex;
  /** Filters look only at these. */
  readonly #among: Bitmap;
  readonly #read = new WeakMap<SearchSet, Bitmap>();
  readonly #levels = new WeakMap<readonly SearchSet[], Bitmap[]>();

  constructor(index: ListingIndex, among: Bitmap = index.alive) {
    this.#index = index;
    this.#among = among;
  }

  /** Returns the set; filters are within `among`, other sets may be larger. */
  read(set: SearchSet): Bitmap {
    const known = this.#read.get(set);
    if (known) return known;
    const bits = this.#evaluate(set);
    this.#read.set(set, bits);
    return bits;
  }

  #evaluate(set: SearchSet): Bitmap {
    const index = this.#index;
    switch (set.of) {
      case 'all':
        return this.#among;
      case 'none':
        return emptyBitmap(0);
      case 'word': {
        const found = emptyBitmap(index.capacity);
        index.words.addSaying(set.word, set.parts, found);
        return found;
      }
      case 'mark':
        return index.marked(set.mark) ?? emptyBitmap(0);
      case 'value':
        return index.bits[set.facet].get(set.value) ?? emptyBitmap(0);
      case 'and':
        return this.#allOf(set.sets);
      case 'or': {
        const [only, ...more] = set.sets;
        if (only && more.length === 0) return this.read(only);
        const any = widen(only ? this.read(only) : emptyBitmap(0), index.capacity);
        for (const one of more) addAll(any, this.read(one));
        return any;
      }
      case 'atLeast':
        return this.#levelsOf(set.sets)[set.count] ?? emptyBitmap(0);
      default:
        return filter(index, set, this.#among);
    }
  }

  #allOf(sets: readonly SearchSet[]): Bitmap {
    const [only, ...more] = sets;
    if (only && more.length === 0) return this.read(only);
    let all: Bitmap | undefined;
    for (const set of sets) {
      if (isFilter(set)) continue;
      if (all) intersect(all, this.read(set));
      else all = this.read(set).slice();
    }
    all ??= this.#among.slice();
    for (const set of sets) if (isFilter(set)) all = filter(this.#index, set, all);
    return all;
  }

  #levelsOf(sets: readonly SearchSet[]): Bitmap[] {
    const known = this.#levels.get(sets);
    if (known) return known;
    const atLeast: Bitmap[] = [this.#among];
    for (const set of sets)
      for (let count = atLeast.length; count > 0; count--) {
        const more = (atLeast[count - 1] as Bitmap).slice();
        intersect(more, this.read(set));
        const before = atLeast[count];
        if (before) addAll(more, before);
        atLeast[count] = more;
      }
    this.#levels.set(sets, atLeast);
    return atLeast;
  }
}

function filter(index: ListingIndex, set: SearchSet, among: Bitmap): Bitmap {
  if (set.of === 'range' && set.column === 'price') return withinPrices(index, among, set.from, set.to);
  const bits = among.slice();
  if (set.of === 'range' && set.column !== 'price')
    filterByRange(bits, index.sides[set.column], Math.max(1, set.from), set.to);
  if (set.of === 'phrase') filterByMask(bits, index.pairs, pairMask(set.words));
  if (set.of === 'near') {
    const reach = chordOf(set.metres) ** 2;
    const away = distanceFrom(index, onSphere(set.position));
    filterBy(bits, (n) => away(n) <= reach);
  }
  return bits;
}
