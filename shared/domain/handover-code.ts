import { CODE_DIGITS, CODES_LOCKED_MINUTES, MOST_WRONG_CODES } from './fulfillment.ts';

/**
 * Returns what the QR of a code holds: the seller's page. The code is in the fragment, which browsers do not send, so it
 * is in no log. Any camera app can open it.
 */
export const handoverAddress = (origin: string, fulfillmentId: string, code: string): string =>
  `${origin}/dashboard/sales/${fulfillmentId}#${code}`;

const CODE = new RegExp(`^#(\\d{${CODE_DIGITS}})$`);

/** Returns the code of a fragment such as `#123456`; undefined without one. */
export const codeInFragment = (fragment: string): string | undefined => CODE.exec(fragment)?.[1];

/** Returns the code in a scanned address; undefined when it is of another sale or of something else. */
export function scannedCode(scanned: string, fulfillmentId: string): string | undefined {
  if (!URL.canParse(scanned)) return undefined;
  const { pathname, hash } = new URL(scanned);
  return pathname === `/dashboard/sales/${fulfillmentId}` ? codeInFragment(hash) : undefined;
}

/**
 * What a seller's device keeps to check a code without a connection. `check` has only a few bits of a slow hash: about a
 * thousand codes fit, so the device cannot find the right one, but a wrong code is almost always noticed.
 */
export type CodeChallenge = { salt: string; rounds: number; check: number };

export const CHALLENGE_ROUNDS = 200_000;

/** Wrong codes in a row, and until when none is taken, in milliseconds of the epoch. */
export type CodeTries = { wrong: number; lockedUntil: number };

export const noTries: CodeTries = { wrong: 0, lockedUntil: 0 };

export const isLocked = ({ lockedUntil }: CodeTries, now: number): boolean => lockedUntil > now;

/** Returns the tries after one more wrong code; after five, codes are refused for ten minutes. */
export const afterWrongCode = ({ wrong, lockedUntil }: CodeTries, now: number): CodeTries =>
  wrong + 1 >= MOST_WRONG_CODES
    ? { wrong: 0, lockedUntil: now + CODES_LOCKED_MINUTES * 60_000 }
    : { wrong: wrong + 1, lockedUntil };
