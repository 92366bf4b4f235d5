/** Formats and checks input. Pure; dates come in as `now`. */

export type CardText = { number: string; expiry: string; cvc: string };

/** The provider's error code; the sentence is in `words.card.errors`. */
export type CardMistake =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_month'
  | 'invalid_expiry_year_past'
  | 'invalid_expiry_year'
  | 'incomplete_cvc';

const americanExpress = /^3[47]/;

/** Groups the digits as on the card; drops letters and excess digits. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed);
  if (americanExpress.test(digits)) return group(digits.slice(0, 15), [4, 6, 5]);
  return group(digits.slice(0, 16), [4, 4, 4, 4]);
}

/** Formats a date as `MM / YY`; accepts `5`, `1/`, `12/34`, `12/2034` and `1234`. */
export function formatExpiry(typed: string): string {
  const typedDigits = digitsOf(typed);
  // 2 to 9, and a 1 followed by a slash, are a whole month.
  const isWholeMonth = /^[2-9]/.test(typedDigits) || /^\s*1\s*[/-]/.test(typed);
  const digits = isWholeMonth ? `0${typedDigits}` : typedDigits;
  const year = digits.slice(2);
  const shortYear = /^20\d\d$/.test(year) ? year.slice(2) : year.slice(0, 2);
  return shortYear ? `${digits.slice(0, 2)} / ${shortYear}` : digits;
}

/** Three digits, or four for American Express. */
export function formatCvc(typed: string, number: string): string {
  return digitsOf(typed).slice(0, cvcLength(number));
}

/** Returns the position that matches `typed.slice(0, caret)`. */
export function caretAfter(typed: string, caret: number, formatted: string): number {
  if (caret >= typed.length) return formatted.length;
  let left = digitsOf(typed.slice(0, caret)).length;
  let position = 0;
  while (left > 0 && position < formatted.length) {
    if (/\d/.test(formatted.charAt(position))) left -= 1;
    position += 1;
  }
  return position;
}

/** Returns the error of each part. An incomplete part is `incomplete_…`. */
export function checkCardText(card: CardText, now: Date): { [Part in keyof CardText]?: CardMistake } {
  return { number: checkNumber(card.number), expiry: checkExpiry(card.expiry, now), cvc: checkCvc(card) };
}

export function splitExpiry(expiry: string): { month: string; year: string } {
  const [month = '', year = ''] = expiry.split(' / ');
  return { month, year };
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function checkNumber(number: string): CardMistake | undefined {
  const digits = digitsOf(number);
  if (digits.length < (americanExpress.test(digits) ? 15 : 16)) return 'incomplete_number';
  return passesLuhn(digits) ? undefined : 'invalid_number';
}

function checkExpiry(expiry: string, now: Date): CardMistake | undefined {
  const { month, year } = splitExpiry(expiry);
  if (month.length === 2 && (Number(month) < 1 || Number(month) > 12)) return 'invalid_expiry_month';
  if (month.length < 2 || year.length < 2) return 'incomplete_expiry';
  const monthsLeft = (2000 + Number(year) - now.getFullYear()) * 12 + Number(month) - (now.getMonth() + 1);
  if (monthsLeft < 0) return 'invalid_expiry_year_past';
  return monthsLeft > 50 * 12 ? 'invalid_expiry_year' : undefined;
}

function checkCvc({ cvc, number }: CardText): CardMistake | undefined {
  return cvc.length === cvcLength(number) ? undefined : 'incomplete_cvc';
}

function cvcLength(number: string): number {
  return americanExpress.test(number) ? 4 : 3;
}

function group(digits: string, sizes: number[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const size of sizes) {
    const part = digits.slice(from, from + size);
    if (part) parts.push(part);
    from += size;
  }
  return parts.join(' ');
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const weighted = index % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}
