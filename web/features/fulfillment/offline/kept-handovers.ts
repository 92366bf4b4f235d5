import { type CodeChallenge, type CodeTries, noTries } from '../../../../shared/domain/handover-code.ts';
import { createListeners } from '../../../platform/listeners.ts';

/** Hands a sale over without a connection. */
export type KeptHandover = {
  id: string;
  accountId: string;
  /** The seller's, for when no account is known. */
  email: string;
  title: string;
  otherName: string;
  given: CodeChallenge & { challenge: string };
  tries: CodeTries;
  /** `isRefused`: by the server, although the code was right. */
  recorded?: { code: string; at: string; isRefused?: boolean };
};

const PREFIX = 'handover:';

/** The account comes last, for `dropAllOf`. */
const keyOf = ({ id, accountId }: Pick<KeptHandover, 'id' | 'accountId'>) => `${PREFIX}${id}:${accountId}`;

const { notify, follow } = createListeners((hear) => {
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
});

/** Also across tabs. @returns ends it */
export const followKept = follow;

/** The text changes with the stored handovers. Blocked storage is empty. */
export function readKeptText(): string {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return `[${keys
      .sort()
      .flatMap((key) => localStorage.getItem(key) ?? [])
      .join()}]`;
  } catch {
    return '[]';
  }
}

export function parseKept(text: string): KeptHandover[] {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

export const findKept = (accountId: string, id: string): KeptHandover | undefined =>
  parseKept(readKeptText()).find((one) => one.accountId === accountId && one.id === id);

export function storeHandover(one: KeptHandover): void {
  try {
    localStorage.setItem(keyOf(one), JSON.stringify(one));
  } catch {
    // Without storage, only the server checks.
  }
  notify();
}

export function dropKept(one: Pick<KeptHandover, 'id' | 'accountId'>): void {
  try {
    localStorage.removeItem(keyOf(one));
  } catch {
    // Nothing was stored.
  }
  notify();
}

/** Wrong codes and a recorded handover stay. */
export function storeChallenge(one: Omit<KeptHandover, 'tries' | 'recorded'>): void {
  const known = findKept(one.accountId, one.id);
  if (!known?.recorded) storeHandover({ ...one, tries: known?.tries ?? noTries });
}
