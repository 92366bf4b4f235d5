import { afterAll, beforeAll, expect, it } from 'vitest';
import { chordOf, onSphere } from '../../../shared/domain/sphere.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { seededRandom } from '../../app/demo/seeded-random.ts';
import { agesBetween, bucketsOf, cellsNear } from './buckets.ts';

const ROWS = 400;
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const random = seededRandom(11);
/** As many of each size. */
const number = (zeros: number) => Math.floor(10 ** (random.next() * zeros));
const position = () => ({ latitude: 180 * random.next() - 90, longitude: 360 * random.next() - 180 });

/** The buckets of one document in the database. */
async function stored(
  sides: (number | null)[],
  price: number,
  point: readonly number[],
  created = 0,
): Promise<number[]> {
  const { rows } = await database.pool.query<{ buckets: number[] }>(
    'select search_steps($1, $2, $3, $4, $5, $6, $7, $8) as buckets',
    [created, ...sides, price, ...point],
  );
  return rows[0]?.buckets ?? [];
}

const shares = (own: readonly number[], asked: readonly number[]) => own.some((one) => asked.includes(one));

it('has every size and price of a range in its buckets', async () => {
  let excluded = 0;
  for (let row = 0; row < ROWS; row++) {
    const [width, depth, price] = [number(4), number(4), number(9)];
    const buckets = await stored([width, depth, null], price, onSphere(position()));
    for (const [column, value] of [
      ['width', width],
      ['depth', depth],
      ['price', price],
    ] as const) {
      const range = { of: 'range', column, from: value - (row % 3), to: value + number(3) } as const;
      const asked = bucketsOf(range);
      expect(asked === undefined || shares(buckets, asked), `${value} in ${JSON.stringify(range)}`).toBe(true);
      const above = bucketsOf({ ...range, from: 20 * value + 1_000, to: 2 ** 30 });
      if (above && !shares(buckets, above)) excluded += 1;
    }
    const any = bucketsOf({ of: 'range', column: 'height', from: 1, to: 3_000 }) ?? [];
    expect(shares(buckets, any)).toBe(false);
  }
  expect(excluded).toBeGreaterThan(ROWS);
});

it('needs no price buckets for a range of all prices, but size buckets for a range of all sizes', () => {
  expect(bucketsOf({ of: 'range', column: 'width', from: 1, to: 9_999 })).toHaveLength(41);
  expect(bucketsOf({ of: 'range', column: 'price', from: 0, to: 2 ** 30 })).toBeUndefined();
});

it('has every place near another one in its cells, and few cells', async () => {
  let excluded = 0;
  for (let row = 0; row < ROWS; row++) {
    const center = position();
    const metres = number(6);
    const cells = cellsNear(onSphere(center), chordOf(metres));
    expect(cells.length).toBeLessThanOrEqual(100);
    // One degree of latitude is 111 km.
    const near = { ...center, latitude: center.latitude + (metres / 111_400) * (row % 2 ? 1 : -1) };
    const buckets = await stored([null, null, null], 0, onSphere(near));
    expect(shares(buckets, cells), `${metres} m of ${JSON.stringify(center)}`).toBe(true);
    if (!shares(await stored([null, null, null], 0, onSphere(position())), cells)) excluded += 1;
  }
  expect(excluded).toBeGreaterThan(ROWS / 2);
});

it('asks for cells around any part of the world', () => {
  for (let row = 0; row < ROWS; row++) {
    const { length } = cellsNear(onSphere(position()), chordOf(5_000_000 + number(7)));
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(125);
  }
});

it('has every time of a span in its steps, and few steps', async () => {
  for (let row = 0; row < ROWS; row++) {
    const created = 1_700_000_000_000_000 + number(16);
    const buckets = await stored([null, null, null], 0, onSphere(position()), created);
    const steps = agesBetween(created - number(15), created + (row % 2) * number(15));
    expect(steps.length).toBeLessThanOrEqual(250);
    expect(shares(buckets, steps)).toBe(true);
    expect(shares(buckets, agesBetween(created + 2 ** 46, created + 2 ** 47))).toBe(false);
    expect(agesBetween(0, created).length).toBeGreaterThan(40);
  }
});
