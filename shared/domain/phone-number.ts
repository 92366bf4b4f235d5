import { inPlainSigns, plainDigit } from './clean-text.ts';

/** `☎ Tel/WhatsApp: 089` */
const LABEL =
  /^(?:[\s.:/+&-]*(?:(?:☎|☏|📞|📱)\ufe0f?|(?:tel(?:[eé]fono?|efon|ephone)?|fon|tlf|tfno|phone|mobile?|m[oó]vil|m[oó]v|cell|handy|whatsapp)\b(?:[\s-]*(?:nr|no|nummer|number)\b)?|m(?=\s*[.:])))+[\s.:]*/iu;
const DASHES = /[\u2012-\u2015\u2212ー]/gu;
const OTHER_SIGNS = /(?<=\d)[·•'’_](?=\d)/gu;

/** As tables store them. */
const AS_TEXT = /^\s*['’](?=[+\d(])/;
const AS_DECIMAL = /^(\s*\+?\d{6,15})\.0\s*$/;

/** Returns the number alone, in plain signs. */
export const plainPhone = (text: string): string =>
  inPlainSigns(text)
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(AS_TEXT, '')
    .replace(AS_DECIMAL, '$1')
    .replace(DASHES, '-')
    .replace(OTHER_SIGNS, ' ')
    .replace(/\[(\d+)\]/g, '($1)')
    .replace(LABEL, '');

/** `ext. 12`, `;ext=12`, `Durchwahl 12`. */
const EXTENSION =
  /[\s,;]*(?:#|x|ext(?:n|ension|ensión)?|dw|durchwahl|app(?:arat)?|int(?:erno)?|anexo)[\s.:=]*\d{1,7}\s*$/iu;

/** Returns the number that is dialled first. */
export const withoutExtension = (text: string): string => text.replace(EXTENSION, '');

/** Digits with the signs that people write between them. */
const WRITTEN = /^\+?[\d\s()./\-\u2010-\u2013]+$/;

/** As `000000`. */
const ONE_DIGIT = /^(\d)\1*$/;

/** Returns whether a text can be dialled: 6 to 15 digits (E.164 has at most 15). */
export function isPhoneNumber(text: string): boolean {
  const number = withoutExtension(text);
  const digits = number.replace(/\D/g, '');
  return WRITTEN.test(number.trim()) && digits.length >= 6 && digits.length <= 15 && !ONE_DIGIT.test(digits);
}
