import { createOTP } from '@better-auth/utils/otp';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the current six-digit code. @param link the QR code's content, `otpauth://…` */
export function codeOfApp(link: string): Promise<string> {
  const secret = new URL(link).searchParams.get('secret') ?? '';
  const bits = Array.from(secret, (char) => BASE32.indexOf(char).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return createOTP(String.fromCharCode(...bytes)).totp();
}
