import type { CodeChallenge } from './domain/handover-code.ts';

const CHECK_BITS = 10;

/** Returns the check of a code: some bits of PBKDF2. Takes about a tenth of a second. */
export async function checkOfCode(code: string, { salt, rounds }: Pick<CodeChallenge, 'salt' | 'rounds'>) {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(code), 'PBKDF2', false, ['deriveBits']);
  const method = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: rounds };
  return new DataView(await crypto.subtle.deriveBits(method, key, 32)).getUint32(0) >>> (32 - CHECK_BITS);
}
