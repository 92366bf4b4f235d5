import { afterAll, beforeAll, expect, it } from 'vitest';
import { handoverFile } from '../../../shared/domain/calendar-file.ts';
import { byLanguage } from '../../../shared/words/by-language.ts';
import { calendarEntry } from '../../../shared/words/fulfillment/calendar-entry.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOn, type CalendarMarket, openCalendarMarket } from '../../../test/support/calendar-market.ts';
import { readCalendar } from '../../../test/support/read-calendar.ts';

let at: CalendarMarket;
beforeAll(async () => {
  at = await openCalendarMarket();
});
afterAll(() => at.market.close());

/** The file that the page saves. */
async function download({ api }: Actor, id: string): Promise<string> {
  const one = await api.getFulfillment({ params: { id } });
  if (!one.window || !one.calendar) throw new Error('No time is agreed on.');
  const { changedAt, ...revision } = one.calendar;
  const times = { start: Date.parse(one.window.start), end: Date.parse(one.window.end) };
  const about = { id: one.id, listing: one.title, role: one.role, publicUrl: at.market.services.config.publicUrl };
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
  at.dropMails();
  const { seller, buyer, id } = await at.sell(title);
  await agreeOn(30, { seller, buyer, id });
  const sequences: number[] = [];
  for (const person of [seller, buyer]) {
    const [file = ''] = await at.filesOf(person);
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
  await agreeOn(60, { seller, buyer, id });
  const revision = ({ SEQUENCE }: ReturnType<typeof readCalendar>) => Number(SEQUENCE?.value);
  // Mails of one moment arrive in any order; a calendar goes by the revision.
  const all = (await at.filesOf(buyer)).map(readCalendar).toSorted((a, b) => revision(a) - revision(b));
  expect(all.map(({ METHOD }) => METHOD?.value)).toEqual(['PUBLISH', 'CANCEL', 'PUBLISH']);
  expect(new Set(all.map(({ UID }) => UID?.value)).size).toBe(1);
  expect(new Set(all.map(revision)).size).toBe(3);
  expect(all.slice(0, 1).map(revision)).toEqual(sequences.slice(0, 1));
});
