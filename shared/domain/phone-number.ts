import { plainDigit } from './clean-text.ts';

/** `Tel.: 089/123456`, `tel:+15035550100`, `Móvil 612 345 678`. */
const LABEL = /^\s*(?:tel(?:[eé]fono|efon|ephone)?|phone|mobile?|m[oó]vil|cell|handy)\b[\s.:]*/iu;

/** Returns the number alone, in plain digits. */
export const plainPhone = (text: string): string => text.replace(/\p{Nd}/gu, plainDigit).replace(LABEL, '');

/** `ext. 12`, `;ext=12`, `Durchwahl 12`. */
const EXTENSION =
  /[\s,;]*(?:#|x|ext(?:n|ension|ensión)?|dw|durchwahl|app(?:arat)?|int(?:erno)?|anexo)[\s.:=]*\d{1,7}\s*$/iu;

/** Returns the number that is dialled first. */
export const withoutExtension = (text: string): string => text.replace(EXTENSION, '');

/** Digits with the signs that people write between them. */
const WRITTEN = /^\+?[\d\s()./\-\u2010-\u2013]+$/;

/** Returns whether a text can be dialled: 6 to 15 digits (E.164 has at most 15). */
export function isPhoneNumber(text: string): boolean {
  const number = withoutExtension(text);
  const digits = number.replace(/\D/g, '').length;
  return WRITTEN.test(number.trim()) && digits >= 6 && digits <= 15;
}
