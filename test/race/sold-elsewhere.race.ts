import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerPiece, type Rival } from '../support/crowd.ts';
import { reportProof } from '../support/proof-report.ts';
import { openRaceTrack, type RaceTrack } from '../support/race-track.ts';

/** The long form sells more. */
const PIECES = Number(process.env.PIECES_SOLD_ELSEWHERE ?? 6);
/** Maximum seconds for which a sold listing may look available. */
const STALE = 5;

let track: RaceTrack;
beforeAll(async () => {
  track = await openRaceTrack({ rivals: PIECES });
}, 120_000);
afterAll(() => track.close());

const looks = (piece: string): [path: string, mark: string][] => [
  ['/api/furniture-available?limit=24', piece],
  [`/api/listing/${piece}`, '"isAvailable":"true"'],
  [`/furniture/${piece}`, 'schema.org/InStock'],
  ['/', `href="/furniture/${piece}`],
  ['/collections/sofa', `href="/furniture/${piece}`],
  ['/search', `href="/furniture/${piece}`],
  ['/feed.xml', `/furniture/${piece}`],
];
const everywhere = 2 * looks('').length;
const whileHeld = everywhere - 2;

async function looksAvailable(piece: string): Promise<string[]> {
  const found = track.servers.flatMap(({ origin }) =>
    looks(piece).map(async ([path, mark]) => {
      const response = await fetch(`${origin}${path}`, { headers: { 'Accept-Encoding': 'br' } });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
      return text.includes(mark) ? [`${origin}${path}`] : [];
    }),
  );
  return (await Promise.all(found)).flat();
}

async function buy(buyer: Rival, piece: string): Promise<void> {
  const { body } = await track.ask(buyer, piece);
  await expect.poll(() => looksAvailable(piece), { timeout: 30_000 }).toHaveLength(whileHeld);
  expect(await looksAvailable(piece)).toHaveLength(whileHeld);
  expect(await track.confirmCard(body.clientSecret ?? '')).toBe(200);
  expect((await track.call(buyer, 'PUT', `/payment/${piece}`)).status).toBe(200);
}

it('what one process sells, no process shows as available for longer than a moment', async () => {
  let longest = 0;
  for (const buyer of track.crowd) {
    const piece = await offerPiece(track.pool, [buyer]);
    await expect.poll(() => looksAvailable(piece), { timeout: 30_000 }).toHaveLength(everywhere);
    await buy(buyer, piece);
    const sold = performance.now();
    for (let left = await looksAvailable(piece); left.length > 0; left = await looksAvailable(piece)) {
      expect((performance.now() - sold) / 1000, left.join(', ')).toBeLessThan(STALE);
      await sleep(20);
    }
    longest = Math.max(longest, (performance.now() - sold) / 1000);
  }
  const note = `gone everywhere ${longest.toFixed(1)} s after the sale at the latest`;
  reportProof({ proof: 'Pieces sold by another process', tried: track.crowd.length, lost: 0, note });
}, 240_000);
