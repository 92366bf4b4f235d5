/** Distinct realistic searches: nine in ten with words, including typos and synonyms. */
const SEARCHES = 2000;

const words = [
  'sofa',
  'couch',
  'oak table',
  'velvte armchair',
  'wardrobe',
  'Schrank',
  'walnut desk',
  'teak',
  'dark bed',
  '',
];

/** What else is asked; the number makes each a little different. @type {((n: number) => string)[]} */
const filters = [
  () => '',
  () => 'colour=green,blue',
  () => 'condition=Good&verified=true',
  (n) => `priceMin=${100 + (n % 97)}&priceMax=${800 + (n % 211)}`,
  () => 'decade=1960s,1970s&material=oak,teak,velvet',
  (n) => `width=${120 + (n % 80)}&depth=${60 + (n % 53)}`,
  (n) => `near=Portland, Oregon&radius=${40 + (n % 160)}`,
];
const sorts = ['relevance', 'newest', 'price-up', 'price-down'];

/** @template T @param {readonly T[]} list @param {number} n @returns {T} */
const pick = (list, n) => /** @type {T} */ (list[n % list.length]);

/** The addresses of all searches in turns. @param {number} start another number begins somewhere else */
export const searchPaths = (start) =>
  Array.from({ length: SEARCHES }, (_, i) => {
    const n = i + start * 127;
    const filter = pick(filters, Math.floor(n / 3))(n);
    const asked = [`words=${pick(words, n)}`, filter, `sort=${pick(sorts, Math.floor(n / 7))}`];
    return encodeURI(`/api/search?${asked.filter(Boolean).join('&')}`);
  });
