import { type CodeChallenge, type CodeTries, noTries } from '../../../../shared/domain/handover-code.ts';
import { storeFormDraft } from '../../../platform/form-drafts.ts';
import { createListeners } from '../../../platform/listeners.ts';

/** Hands a sale over without a connection. */
export type StoredHandover = {
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

/** The draft of a typed code. */
export const nameOfCode = (id: string) => `code-${id}`;
export const emptyCode = { code: '' };

const PREFIX = 'handover:';

/** The account comes last, for `dropAllOf`. */
const keyOf = ({ id, accountId }: Pick<StoredHandover, 'id' | 'accountId'>) => `${PREFIX}${id}:${accountId}`;

const { notify, subscribe } = createListeners((listener) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
});

/** Also across tabs. @returns ends it */
export const subscribeToStored = subscribe;

/** The text changes with the stored handovers. Blocked storage is empty. */
export function readStoredText(): string {
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

export function parseStored(text: string): StoredHandover[] {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

export const findStored = (accountId: string, id: string): StoredHandover | undefined =>
  parseStored(readStoredText()).find((one) => one.accountId === accountId && one.id === id);

export function storeHandover(one: StoredHandover): void {
  try {
    localStorage.setItem(keyOf(one), JSON.stringify(one));
  } catch {
    // Without storage, only the server checks.
  }
  notify();
}

export function deleteStored(one: Pick<StoredHandover, 'id' | 'accountId'>): void {
  try {
    localStorage.removeItem(keyOf(one));
  } catch {
    // Nothing was stored.
  }
  notify();
}

/** Wrong codes and a recorded handover stay. */
export function storeChallenge(one: Omit<StoredHandover, 'tries' | 'recorded'>): void {
  const known = findStored(one.accountId, one.id);
  if (!known?.recorded) storeHandover({ ...one, tries: known?.tries ?? noTries });
}

/** Lets the seller look at a refused code, and type it again. */
export function typeAgain({ recorded, ...one }: StoredHandover): void {
  if (recorded) storeFormDraft({ id: one.accountId, inTab: false }, nameOfCode(one.id), { code: recorded.code });
  storeHandover(one);
}
