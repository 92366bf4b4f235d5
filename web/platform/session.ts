import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** Field names as in the user record (spec §3). */
export type SessionAccount = {
  id: string;
  displayName: string;
  email: string;
  type: 'buyer' | 'seller' | 'admin';
  verified: boolean;
  /** Required to sell and pay. */
  emailVerified?: boolean | undefined;
  suspended?: true | undefined;
};

export type Session = {
  /** `loading` until known, and during sign-in, sign-up and sign-out (spec §4). */
  status: 'loading' | 'signed-out' | 'signed-in';
  account?: SessionAccount;
  /** Set during sign-out, until the server ends the session. */
  leaving?: boolean;
  /** Set while the server does not answer who this is. */
  unreached?: boolean;
  /** Set when the session could not be renewed. */
  expired?: boolean;
  /** Who removed the account, in the server's words. */
  removal?: string | undefined;
};

const loading: Session = { status: 'loading' };
let current: Session = loading;
const { notify, subscribe } = createListeners();

/** Notifies subscribers. */
export function setSession(next: Session): void {
  current = next;
  notify();
}

export function getSession(): Session {
  return current;
}

/** Returns the session; `loading` on the server and during hydration, so that the HTML is the same for everyone. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, () => loading);
}

/** Subscribes to session changes; returns the unsubscribe function. */
export const subscribeToSession = subscribe;

/** Resolves once the session is known. Browser only. */
export function waitForSession(): Promise<Session> {
  if (current.status !== 'loading') return Promise.resolve(current);
  return new Promise((resolve) => {
    const stop = subscribeToSession(() => {
      if (current.status === 'loading') return;
      stop();
      resolve(current);
    });
  });
}
