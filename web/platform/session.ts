import { useSyncExternalStore } from 'react';

/** The signed-in person as the pages know them; the field names are those of the user record (spec §3). */
export type SessionAccount = {
  _id: string;
  displayName: string;
  email: string;
  type: 'buyer' | 'seller' | 'admin';
  isVarified: boolean;
  /** Whether the identity service has proof of the e-mail; without it a person may look, but neither sell nor pay. */
  emailVerified?: boolean | undefined;
};

export type Session = {
  /** `loading` while it is not known yet, and during sign in, sign up and sign out (spec §4). */
  status: 'loading' | 'signed-out' | 'signed-in';
  account?: SessionAccount;
  /** Set while signing out: the session still lives until the server has ended it. */
  leaving?: boolean;
  /** Set when nobody signed out, but the session could not be renewed. */
  expired?: boolean;
};

const loading: Session = { status: 'loading' };
let current: Session = loading;
const listeners = new Set<() => void>();

/** Replaces what is known about who is signed in and tells every component that asked. */
export function setSession(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Reads the session outside of a component. */
export function getSession(): Session {
  return current;
}

/** Follows the session. The server and the first render in the browser always see `loading`, so the HTML is the same for everyone. */
export function useSession(): Session {
  return useSyncExternalStore(followSession, getSession, () => loading);
}

/** Calls back on every change of the session, until the returned function is called. */
export function followSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Waits until it is known whether somebody is signed in, and answers who. Only in the browser; the server never knows. */
export function knownSession(): Promise<Session> {
  if (current.status !== 'loading') return Promise.resolve(current);
  return new Promise((resolve) => {
    const stop = followSession(() => {
      if (current.status === 'loading') return;
      stop();
      resolve(current);
    });
  });
}
