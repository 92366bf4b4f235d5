import { CODE_DIGITS, CODES_LOCKED_MINUTES, MOST_WRONG_CODES } from './fulfillment.ts';

/** The QR's content: the seller's page, for any camera app. No server logs a fragment. */
export const handoverAddress = (origin: string, fulfillmentId: string, code: string): string =>
  `${origin}/dashboard/sales/${fulfillmentId}#${code}`;

const CODE = new RegExp(`^#(\\d{${CODE_DIGITS}})$`);

/** Reads a fragment such as `#123456`. */
export const codeInFragment = (fragment: string): string | undefined => CODE.exec(fragment)?.[1];

/** Returns undefined for another sale or something else. */
export function scannedCode(scanned: string, fulfillmentId: string): string | undefined {
  if (!URL.canParse(scanned)) return undefined;
  const { pathname, hash } = new URL(scanned);
  return pathname === `/dashboard/sales/${fulfillmentId}` ? codeInFragment(hash) : undefined;
}

/**
 * Checks a code offline. `check` has ten bits of a slow hash: about a thousand codes fit, so the device cannot find
 * it.
 */
export type CodeChallenge = { salt: string; rounds: number; check: number };

export const CHALLENGE_ROUNDS = 200_000;

/** `wrong`: in a row. `lockedUntil`: epoch milliseconds. */
export type CodeTries = { wrong: number; lockedUntil: number };

export const noTries: CodeTries = { wrong: 0, lockedUntil: 0 };

/** @param now epoch milliseconds */
export const isLocked = ({ lockedUntil }: CodeTries, now: number): boolean => lockedUntil > now;

/** Five wrong codes lock for ten minutes. */
export const afterWrongCode = ({ wrong, lockedUntil }: CodeTries, now: number): CodeTries =>
  wrong + 1 >= MOST_WRONG_CODES
    ? { wrong: 0, lockedUntil: now + CODES_LOCKED_MINUTES * 60_000 }
    : { wrong: wrong + 1, lockedUntil };
