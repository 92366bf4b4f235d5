import { afterAll, beforeAll, expect, it } from 'vitest';
import { handoverFile } from '../../../shared/domain/calendar-file.ts';
import { byLanguage } from '../../../shared/words/by-language.ts';
import { calendarEntry } from '../../../shared/words/fulfillment/calendar-entry.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { mailsOut } from '../../../test/support/mails-out.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { readCalendar } from '../../../test/support/read-calendar.ts';
import type { Mail } from '../../ports/mailer.ts';

let market: Market;
const sent: Mail[] = [];
beforeAll(async () => {
  const mailer = { delivers: true, send: async (mail: Mail) => void sent.push(mail) };
  market = await openMarket({ overrides: { mailer } });
});
afterAll(() => market.close());

const HOUR = 3_600_000;
const window = (from: number) => ({
  start: new Date(Date.now() + from * HOUR).toISOString(),
  end: new Date(Date.now() + (from + 2) * HOUR).toISOString(),
});
const filesOf = async ({ email }: Actor) => {
  await mailsOut(market);
  return sent.flatMap(({ to, calendar }) => (to === email && calendar ? [calendar] : []));
};

/** The file that the page saves. */
async function download({ api }: Actor, id: string): Promise<string> {
  const one = await api.getFulfillment({ params: { id } });
  if (!one.window || !one.calendar) throw new Error('No time is agreed on.');
  const { changedAt, ...revision } = one.calendar;
  const times = { start: Date.parse(one.window.start), end: Date.parse(one.window.end) };
  const about = { id: one.id, listing: one.title, role: one.role, publicUrl: market.services.config.publicUrl };
  return handoverFile(
    { ...about, ...times, ...revision, changedAt: Date.parse(changedAt) },
    byLanguage({ calendarEntry }).en.calendarEntry,
  );
}

it.each([
  ['separators', 'Sofa, red; “long” \\\\ wide, "two"; three'],
  ['line breaks', 'Sofa\r\nURL:https://evil.example\nEND:VEVENT\u2028DTSTART:19700101T000000Z'],
  ['control characters', 'Sofa\u0007 with\u001b[31m a\u007f bell\u0085\tand a tab'],
  ['an emoji at each place of a fold', 'Sofa '.repeat(12) + '🛋️👩‍👩‍👧🇩🇪'.repeat(8)],
])('is the same by mail and on the page, and strict, for a title with %s', async (_, title) => {
  sent.length = 0;
  const [seller, buyer] = [await market.seller(), await market.buyer()];
  const listing = await market.listing({ seller, title: 'Oak chair' });
  await market.sql('update listings set title = $2 where id = $1', [listing.id, title]);
  await market.buy(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  const agree = async (from: number) => {
    const [made] = await seller.api.proposeWindows({ params: { id }, body: { windows: [window(from)] } });
    await buyer.api.acceptWindow({ params: { id, windowId: String(made?.id) } });
  };
  await agree(30);
  const sequences: number[] = [];
  for (const person of [seller, buyer]) {
    const [file = ''] = await filesOf(person);
    expect(file).toBe(await download(person, id));
    const entry = readCalendar(file);
    expect(entry.UID?.value).toBe(`${id}@settee`);
    expect(entry.DTSTAMP?.value).toMatch(/^\d{8}T\d{6}Z$/);
    expect(entry.ORGANIZER).toMatchObject({
      parameters: { CN: expect.stringMatching(/./) },
      value: expect.stringMatching(/^mailto:\S+@\S+$/),
    });
    expect(entry.SUMMARY?.value.startsWith('Handover: Sofa')).toBe(true);
    expect(entry.URL?.value).toMatch(new RegExp(`^http\\S+/dashboard/(sales|purchases)/${id}$`));
    sequences.push(Number(entry.SEQUENCE?.value));
  }
  await agree(60);
  const revision = ({ SEQUENCE }: ReturnType<typeof readCalendar>) => Number(SEQUENCE?.value);
  // Mails of one moment arrive in any order; a calendar goes by the revision.
  const all = (await filesOf(buyer)).map(readCalendar).toSorted((a, b) => revision(a) - revision(b));
  expect(all.map(({ METHOD }) => METHOD?.value)).toEqual(['PUBLISH', 'CANCEL', 'PUBLISH']);
  expect(new Set(all.map(({ UID }) => UID?.value)).size).toBe(1);
  expect(new Set(all.map(revision)).size).toBe(3);
  expect(all.slice(0, 1).map(revision)).toEqual(sequences.slice(0, 1));
});
