import { lookUp } from '../../../shared/domain/look-up.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { spoken } from './spoken.ts';

/** Variable parts: a list after a colon, or a number. */
const VARIABLE = /(?<=: ).+|\d+(?:[.,]\d+)*/g;

/** A number in English format. */
const NUMBER = /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/;

/** Formats a number as in German and Spanish; other text stays. */
const writeNumber = (text: string) =>
  NUMBER.test(text) ? text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : text;

/**
 * Translates an English error, if possible.
 * @param code fallback translation key
 */
export function refusalText(sentence: string, code?: ErrorCode | 'offline'): string {
  const refusals = spoken().dictionary?.refusals;
  if (!refusals) return sentence;
  const variables = sentence.match(VARIABLE)?.map(writeNumber) ?? [];
  const said = lookUp(refusals.sentences, sentence.replace(VARIABLE, '#'))?.replace(
    /#/g,
    () => variables.shift() ?? '',
  );
  return said ?? (code && refusals.codes[code]) ?? sentence;
}

/** Translates the reason of a refused row; the column name stays. */
export function reasonText(reason: string): string {
  const column = /^\w+: /.exec(reason)?.[0] ?? '';
  return column + refusalText(reason.slice(column.length));
}
