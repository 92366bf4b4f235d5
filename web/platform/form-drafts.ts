import { keysOfStorage } from './keys-of-storage.ts';
import type { SessionAccount } from './session.ts';

const PREFIX = 'form-draft:';

/** `inTab`: an admin writes about others. */
export type DraftOwner = { id: string; inTab: boolean };

export const visitor: DraftOwner = { id: 'visitor', inTab: true };

export const ownerOf = ({ id, type }: SessionAccount): DraftOwner => ({ id, inTab: type === 'admin' });

/** The account comes last, for `dropAllOf`. */
const keyOf = ({ id }: DraftOwner, of: string) => `${PREFIX}${of}:${id}`;
const storeOf = ({ inTab }: DraftOwner): Storage => (inTab ? sessionStorage : localStorage);

/** A visitor's goes on after logging in. */
export function readFormDraft<Draft extends object>(owner: DraftOwner, of: string, begun: Draft): Draft {
  const found = readText(owner, of) ?? readText(visitor, of);
  try {
    return takeShape(JSON.parse(found ?? 'null'), begun);
  } catch {
    return begun;
  }
}

/** @returns whether it is stored */
export function storeFormDraft(owner: DraftOwner, of: string, draft: object): boolean {
  try {
    storeOf(owner).setItem(keyOf(owner, of), JSON.stringify(draft));
    if (owner.id !== visitor.id) storeOf(visitor).removeItem(keyOf(visitor, of));
    return true;
  } catch {
    return false;
  }
}

export function dropFormDraft(owner: DraftOwner, of: string): void {
  for (const one of [owner, visitor])
    try {
      storeOf(one).removeItem(keyOf(one, of));
    } catch {}
}

/** At a sign-out, in every tab that notices it. */
export function dropFormDraftsOf(accountId: string): void {
  for (const store of [() => localStorage, () => sessionStorage])
    for (const key of keysOfStorage(store))
      if (key.startsWith(PREFIX) && [accountId, visitor.id].some((id) => key.endsWith(`:${id}`)))
        store().removeItem(key);
}

function readText(owner: DraftOwner, of: string): string | null {
  try {
    return storeOf(owner).getItem(keyOf(owner, of));
  } catch {
    return null;
  }
}

/** Storage is untrusted: an earlier version may have written it. */
function takeShape<Value>(stored: unknown, begun: Value): Value {
  if (Array.isArray(begun)) {
    if (!Array.isArray(stored)) return begun;
    return (begun.length > 0 ? stored.map((one) => takeShape(one, begun[0])) : stored) as Value;
  }
  if (typeof begun !== 'object' || begun === null) return typeof stored === typeof begun ? (stored as Value) : begun;
  if (typeof stored !== 'object' || stored === null) return begun;
  return Object.fromEntries(
    Object.entries(begun).map(([name, value]) => [name, takeShape((stored as Record<string, unknown>)[name], value)]),
  ) as Value;
}
