import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerListing } from '../support/crowd.ts';
import { openRaceTrack, type RaceTrack } from '../support/race-track.ts';

const DAYS = 24 * 3_600_000;

let track: RaceTrack;
beforeAll(async () => {
  track = await openRaceTrack({ rivals: 1, clocksAhead: [-40 * DAYS, 40 * DAYS] });
});
afterAll(() => track.close());

it('an access token counts by the database’s clock, however wrong the clock of a process is', async () => {
  for (const rival of track.crowd)
    for (const _ of track.servers)
      expect(await track.call(rival, 'GET', '/account/unread')).toMatchObject({ status: 200 });
});

it('deadlines count by the database’s clock: what was removed a second ago can be brought back by any process', async () => {
  const id = await offerListing(track.pool, track.crowd);
  const { rows } = await track.pool.query<{ seller_id: string }>('select seller_id from listings where id = $1', [id]);
  const seller = await track.signIn(rows[0]?.seller_id ?? '');
  await track.pool.query(`update accounts set type = 'seller' where id = $1`, [seller.id]);
  // The calls go to one process and the other in turn, and an odd number of them changes who gets which.
  for (let round = 0; round < 3; round++) {
    expect(await track.call(seller, 'DELETE', `/furniture/${id}`)).toMatchObject({ status: 200 });
    expect(await track.call(seller, 'POST', `/furniture/${id}/restore`)).toMatchObject({ status: 200 });
    await track.call(seller, 'GET', '/account/unread');
  }
  // What is older than 30 days by the database stays removed, whatever a process thinks.
  await track.call(seller, 'DELETE', `/furniture/${id}`);
  await track.pool.query(`update listings set deleted_at = now() - interval '31 days' where id = $1`, [id]);
  for (const _ of [1, 2])
    expect(await track.call(seller, 'POST', `/furniture/${id}/restore`)).toMatchObject({ status: 409 });
});
