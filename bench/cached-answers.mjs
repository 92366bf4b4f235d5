import { answersPerSecond, startBareServer } from './bare-answers.mjs';
import { median } from './table.mjs';

/**
 * Compares cached public answers with a bare server that sends the same bytes. In turns, so that the machine's speed
 * cancels out.
 * @param {string} origin @param {{ rounds: number, seconds: number }} effort
 * @returns {AsyncGenerator<import('./table.mjs').Row>}
 */
export async function* cachedAnswers(origin, { rounds, seconds }) {
  const list = '/api/furniture-available?limit=24';
  const [listing] = await (await fetch(`${origin}${list}`)).json();
  const known = await fetch(`${origin}${list}`, { headers: { 'accept-encoding': 'br' } });
  const pages = ['/', '/collections/sofa', `/furniture/${listing._id}`];
  /** @type {{ what: string, path: string, headers?: Record<string, string>, budget?: number }[]} */
  const asked = [
    { what: 'list of 24', path: list },
    {
      what: 'list of 24, unchanged (304)',
      path: list,
      headers: { 'if-none-match': known.headers.get('etag') ?? '' },
      budget: 0.9,
    },
    ...pages.map((path) => ({ what: `${path.slice(0, 18)}, cached`, path })),
  ];
  for (const { what, path, headers, budget = 0.6 } of asked) {
    const url = `${origin}${path}`;
    const sent = { 'accept-encoding': 'br', ...headers };
    const bare = await startBareServer(url, sent);
    /** @type {{ bare: number[], ours: number[] }} */
    const speeds = { bare: [], ours: [] };
    for (let round = 0; round < rounds; round++) {
      speeds.bare.push(await answersPerSecond(bare.url, seconds, sent));
      speeds.ours.push(await answersPerSecond(url, seconds, sent));
    }
    await bare.stop();
    const [yardstick, measured] = [median(speeds.bare), median(speeds.ours)];
    yield {
      what,
      yardstick: `bare Hono ${Math.round(yardstick)}/s`,
      measured: `${Math.round(measured)}/s`,
      ratio: measured / yardstick,
      budget,
    };
  }
}
