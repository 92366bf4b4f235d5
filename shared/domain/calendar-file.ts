import type { TimeWindow } from './time-window.ts';

type Meeting = TimeWindow & {
  id: string;
  title: string;
  text: string;
  url: string;
  changedAt: number;
  /** Takes the entry out of the calendar. */
  isCancelled?: boolean;
};

const time = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** All of them end a line for some readers. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(LINE_BREAK, '\\n');

/** At 74 bytes, since lines may have 75 (RFC 5545, 3.1). */
const fold = (line: string) =>
  [...line].reduce(
    ({ text, length }, char) => {
      const size = new TextEncoder().encode(char).length;
      return length + size > 74
        ? { text: `${text}\r\n ${char}`, length: size + 1 }
        : { text: text + char, length: length + size };
    },
    { text: '', length: 0 },
  ).text;

/** `CANCEL` or `PUBLISH`. Mails repeat it in their content type. */
export const calendarMethod = (file: string): string => /^METHOD:([A-Z]+)\r?$/m.exec(file)?.[1] ?? 'PUBLISH';

/** One meeting in UTC (RFC 5545). A later file with the same id replaces or removes it. */
export const calendarFile = ({ id, title, text, url, start, end, changedAt, isCancelled = false }: Meeting): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Settee//Handover//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}@settee`,
    `SEQUENCE:${Math.floor(changedAt / 1000) % 2 ** 31}`,
    `DTSTAMP:${time(changedAt)}`,
    `DTSTART:${time(start)}`,
    `DTEND:${time(end)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
