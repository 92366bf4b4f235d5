import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const meeting = {
  id: 'a1',
  title: 'Sofa, red; “very” long \\ wide',
  text: 'Pick it up.\nBring straps.',
  url: 'https://settee.example/s/1',
  start: Date.parse('2026-05-04T10:00:00Z'),
  end: Date.parse('2026-05-04T12:30:00Z'),
  changedAt: Date.parse('2026-05-01T08:00:00Z'),
  organizer: { name: 'Settee', email: 'no-reply@settee.example' },
};

it('gives times in UTC and escapes what separates values', () => {
  const file = calendarFile(meeting);
  expect(file).toContain('DTSTART:20260504T100000Z\r\nDTEND:20260504T123000Z\r\n');
  expect(file).toContain('SUMMARY:Sofa\\, red\\; “very” long \\\\ wide\r\n');
  expect(file).toContain('DESCRIPTION:Pick it up.\\nBring straps.\r\n');
});

it.each(['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'makes no property of what follows %j',
  (end) => {
    const hostile = `Sofa${end}URL:https://evil.example${end}END:VEVENT`;
    const file = calendarFile({ ...meeting, title: hostile, text: hostile });
    expect(file).toContain('SUMMARY:Sofa\\nURL:https://evil.example\\nEND:VEVENT\r\n');
    expect(
      file.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).filter((line) => /^(URL|END:VEVENT)/.test(line)),
    ).toHaveLength(2);
  },
);

it('folds long lines at 75 bytes, and nothing is lost', () => {
  const title = 'Überlanger Eichentisch '.repeat(12).trim();
  const file = calendarFile({ ...meeting, title });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

it('names who publishes it, whatever the name has', () => {
  const name = 'Möbel: "Ada";\r\nURL:https://evil.example';
  const file = calendarFile({ ...meeting, organizer: { ...meeting.organizer, name } }).replaceAll('\r\n ', '');
  expect(file).toContain(`ORGANIZER;CN="Möbel: 'Ada'; URL:https://evil.example":mailto:no-reply@settee.example\r\n`);
});

it('has the revision that it is given, and the seconds of its time before revisions were counted', () => {
  expect(calendarFile({ ...meeting, sequence: 4 })).toContain('SEQUENCE:4\r\n');
  expect(calendarFile(meeting)).toContain(`SEQUENCE:${meeting.changedAt / 1000}\r\n`);
});
