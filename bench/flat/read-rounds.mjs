import { searchPaths } from '../searches.mjs';
import { randomLetters, SELLER } from './open-visitors.mjs';

/** @import { Round, Visitors } from './open-visitors.mjs' */

/** What a signed-in seller opens. */
const lists = [
  '/api/account',
  '/api/account/unread',
  '/api/furniture/seller@settee.test',
  '/api/conversations',
  '/api/notifications',
  '/api/offers',
  '/api/fulfillments',
  '/api/earnings',
  '/api/saved',
  '/api/saved-searches',
  '/api/imports',
];

/** @template T @param {readonly T[]} list @param {number} n @returns {T} */
const pick = (list, n) => /** @type {T} */ (list[n % list.length]);

/** The rounds that change nothing. @param {Visitors} visitors @returns {Round[]} */
export function readRounds({ send, listings }) {
  const searches = searchPaths(1);
  const words = () => `${randomLetters(6)}+${randomLetters(18)}`;
  return [
    { what: 'distinct searches', share: 5, work: (n) => send(`${pick(searches, n)}&limit=${(n % 97) + 1}`) },
    { what: 'searches for random words', share: 3, work: () => send(`/api/search?words=${words()}`) },
    { what: 'searches as pages', share: 1, work: (n) => send(`/search?words=${words()}&page=${n}`) },
    { what: 'towns by random letters', share: 3, work: (n) => send(`/api/places?q=${randomLetters(2 + (n % 8))}`) },
    { what: 'lists of a seller', share: 5, work: (n) => send(pick(lists, n), { as: SELLER }) },
    {
      what: 'exports',
      share: 0.5,
      work: (n) => send(n % 2 ? '/api/payments-export' : '/api/payouts-export', { as: 'admin@settee.test' }),
    },
    {
      what: 'paths that are not there',
      share: 2,
      work: (n) =>
        send(`${pick(['', '/api', '/images', '/static', '/furniture'], n)}/${randomLetters(40)}`, { mayBe: [404] }),
    },
    {
      what: 'pages with long random parameters',
      share: 1,
      work: (n) =>
        send(`${pick(['/', '/category', `/furniture/${pick(listings, n).id}`], n)}?q=${randomLetters(12_000)}`),
    },
    {
      what: 'calls with long random parameters',
      share: 3,
      work: (n) =>
        send(`${pick(['/api/categories', '/api/places', '/api/search'], n)}?x=${randomLetters(12_000)}`, {
          mayBe: [422],
        }),
    },
    {
      what: 'long paths that are not there',
      share: 1,
      work: (n) =>
        send(`${pick(['', '/api', '/furniture', '/collections'], n)}/${randomLetters(12_000)}`, { mayBe: [404] }),
    },
  ];
}
