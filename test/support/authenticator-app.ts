import { createOTP } from '@better-auth/utils/otp';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns a six-digit code.
 * @param link the QR code's content, `otpauth://…`
 * @param ahead 1 for the code of the next 30 seconds, which is accepted already: each code works once
 */
export function codeOfApp(link: string, ahead: 0 | 1 = 0): Promise<string> {
  const secret = new URL(link).searchParams.get('secret') ?? '';
  const bits = Array.from(secret, (char) => BASE32.indexOf(char).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return createOTP(String.fromCharCode(...bytes)).hotp(Math.floor(Date.now() / 30_000) + ahead);
}
