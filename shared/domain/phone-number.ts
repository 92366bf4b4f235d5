/** Digits with the signs that people write between them. */
const WRITTEN = /^\+?[\d\s()./\-\u2010-\u2013]+$/;

/** Returns whether a text can be dialled: 6 to 15 digits (E.164 has at most 15). */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return WRITTEN.test(text.trim()) && digits >= 6 && digits <= 15;
}
