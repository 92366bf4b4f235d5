import type { TimeWindow } from './time-window.ts';

export type CalendarOrganizer = { name: string; email: string };

type Meeting = TimeWindow & {
  id: string;
  title: string;
  text: string;
  url: string;
  changedAt: number;
  /** Its revision; older entries use the seconds of their time. */
  sequence?: number | undefined;
  organizer: CalendarOrganizer;
  /** Takes the entry out of the calendar. */
  isCancelled?: boolean;
};

const time = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** All of them end a line for some readers. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** A text has no other control characters than tabs (RFC 5545, 3.3.11). */
const CONTROLS = /(?!\t)\p{Cc}/gu;

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_BREAK, '\\n')
    .replace(CONTROLS, '');

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

/** A parameter's value cannot have quotes or line breaks (RFC 5545, 3.1). */
const quoted = (text: string) => `"${text.replaceAll('"', "'").replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}"`;

type Handover = Omit<Meeting, 'title' | 'text' | 'url'> & {
  listing: string;
  role: 'buyer' | 'seller' | 'operator';
  publicUrl: string;
};
type EntryWords = { title: (listing: string) => string; text: string };

/** The entry of an agreed time: the same by mail and on the page. */
export const handoverFile = ({ listing, role, publicUrl, ...meeting }: Handover, said: EntryWords): string =>
  calendarFile({
    ...meeting,
    title: said.title(listing),
    text: said.text,
    url: `${publicUrl}/dashboard/${role === 'buyer' ? 'purchases' : 'sales'}/${meeting.id}`,
  });

/** One meeting in UTC (RFC 5545). A file with the same id and a higher sequence replaces or removes it. */
export const calendarFile = ({
  id,
  title,
  text,
  url,
  start,
  end,
  changedAt,
  sequence = Math.floor(changedAt / 1000) % 2 ** 31,
  organizer,
  isCancelled = false,
}: Meeting): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Settee//Handover//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}@settee`,
    `SEQUENCE:${sequence}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
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
