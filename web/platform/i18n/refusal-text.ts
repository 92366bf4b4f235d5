import type { ErrorCode } from '../../../shared/errors.ts';
import { spoken } from './spoken.ts';

/** Why something was refused, in one more language: by the sentence that was said, else by its code. */
export type Refusals = {
  codes: Readonly<Record<ErrorCode | 'offline', string>>;
  /**
   * By the English sentence, in which each number, and whatever follows a colon, is a `#`; the translation names them in
   * the same order.
   */
  sentences: Readonly<Record<string, string>>;
};

/** What differs from one time to the next: a list after a colon, or a number. */
const VARIABLE = /(?<=: ).+|\d+(?:[.,]\d+)*/g;

/** A number as the server writes it, with a comma between groups of three and a point before the decimals. */
const NUMBER = /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/;

/** Writes a number as German and Spanish do; what is no number stays as it is. */
const writeNumber = (text: string) =>
  NUMBER.test(text) ? text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : text;

/**
 * Says in the spoken language what the server, or a rule that it shares with the browser, says in English. A sentence
 * without a translation stays as it is.
 * @param code stands in for a sentence that has no translation of its own
 */
export function refusalText(sentence: string, code?: ErrorCode | 'offline'): string {
  const refusals = spoken().dictionary?.refusals;
  if (!refusals) return sentence;
  const variables = sentence.match(VARIABLE)?.map(writeNumber) ?? [];
  const said = refusals.sentences[sentence.replace(VARIABLE, '#')]?.replace(/#/g, () => variables.shift() ?? '');
  return said ?? (code && refusals.codes[code]) ?? sentence;
}

/** Says in the spoken language why a row of a file was refused; its column keeps the name that the file knows. */
export function reasonText(reason: string): string {
  const column = /^\w+: /.exec(reason)?.[0] ?? '';
  return column + refusalText(reason.slice(column.length));
}
