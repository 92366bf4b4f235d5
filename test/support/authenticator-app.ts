import { createOTP } from '@better-auth/utils/otp';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The six digits that an authenticator app shows now. @param link what the QR code holds, `otpauth://…` */
export function codeOfApp(link: string): Promise<string> {
  const secret = new URL(link).searchParams.get('secret') ?? '';
  const bits = Array.from(secret, (char) => BASE32.indexOf(char).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return createOTP(String.fromCharCode(...bytes)).totp();
}
