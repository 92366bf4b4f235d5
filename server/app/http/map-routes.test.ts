import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapPath } from '../../../shared/domain/place-map.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const draw = async (latitude: number, longitude: number) => {
  const answer = await market.stranger.fetch(mapPath({ latitude, longitude }));
  expect(answer.status).toBe(200);
  return { headers: answer.headers, text: await answer.text() };
};

it.each([
  [45.523, -122.676, ['Portland', 'Vancouver'], ['land', 'region']],
  [50.938, 6.957, ['Köln', 'Düsseldorf', 'Bonn'], ['land', 'border']],
  [41.85, -87.65, ['Chicago'], ['land', 'water']],
])('draws the surroundings of %s, %s', async (latitude, longitude, towns, outlines) => {
  const { text, headers } = await draw(latitude, longitude);
  for (const town of towns) expect(text).toContain(`>${town}</text>`);
  for (const kind of outlines) expect(text).toMatch(new RegExp(`<g class="${kind}"><path `));
  expect(headers.get('content-type')).toContain('image/svg+xml');
  expect(headers.get('cache-control')).toContain('public');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

it.each([
  [37.775, -122.419, 'San Francisco'],
  [37.79, -122.39, 'San Francisco'],
  [45.523, -122.676, 'Portland'],
  [50.94, 7.2, 'Köln'],
  [41.85, -87.65, 'Chicago'],
])('writes no name across the circle of %s, %s', async (latitude, longitude, town) => {
  const { text } = await draw(latitude, longitude);
  const circle = /class="place" cx="(\d+)" cy="(\d+)" r="(\d+)"/.exec(text)?.slice(1).map(Number) ?? [];
  const [cx = 0, cy = 0, r = 0] = circle;
  const names = [...text.matchAll(/<text x="([\d.]+)" y="([\d.]+)" text-anchor="(start|end)">([^<]+)</g)];
  expect(names.map(([, , , , name]) => name)).toContain(town);
  for (const [, x, y, anchor, name = ''] of names) {
    const width = name.length * 6.2;
    const left = Number(x) - (anchor === 'end' ? width : 0);
    const isAcross = left < cx + r && left + width > cx - r && Number(y) > cy - r && Number(y) - 9 < cy + r;
    expect(isAcross, name).toBe(false);
  }
});

it('escapes names of towns', async () => {
  const { text } = await draw(12.11, 15.04);
  expect(text).toContain('N&#39;Djamena');
});

it('draws both sides of the date line, the poles and the open sea', async () => {
  const { text } = await draw(-17.8, 179.99);
  expect(text).toMatch(/<g class="land"><path /);
  for (const [latitude, longitude] of [
    [89.99, 0],
    [-89.99, 180],
    [0, -30],
  ] as const)
    expect((await draw(latitude, longitude)).text).toContain('class="place"');
});

it('shows no more of a position than about a kilometer', () => {
  expect(mapPath({ latitude: 45.5234567, longitude: -122.6765432 })).toBe('/map/45.52,-122.68.svg');
  expect(mapPath({ latitude: -0.001, longitude: 179.999 })).toBe('/map/0.00,-180.00.svg');
});

it.each([
  '/map/90.52,0.00.svg',
  '/map/1,2.svg',
  '/map/45.523,-122.676.svg',
  '/map/__proto__.svg',
  '/map/1.00,181.00.svg',
])('answers 404 for the map %s', async (path) => expect((await market.stranger.fetch(path)).status).toBe(404));
