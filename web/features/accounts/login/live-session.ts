import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '../../../platform/api.ts';
import { getSession, type SessionAccount, setSession } from '../../../platform/session.ts';

/** Milliseconds between looks at whether the session still lives, while the page can be seen. */
const LOOK_MILLISECONDS = 5000;

let looking: Promise<void> | undefined;

/**
 * Follows whether the session still lives and what changed about its person: on every navigation, when the page is
 * looked at again, and every few seconds while it can be seen. A session that was ended elsewhere is over here at once.
 */
export function useLiveSession(): void {
  const place = useLocation({ select: ({ href }) => href });
  useEffect(() => {
    if (place.startsWith('/dashboard')) void lookAtSession();
  }, [place]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void lookAtSession();
    };
    const timer = setInterval(look, LOOK_MILLISECONDS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

/** Looks once; looks at one time share one question. */
export function lookAtSession(): Promise<void> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function look(): Promise<void> {
  const { status, account: known } = getSession();
  if (status !== 'signed-in' || !known || !navigator.onLine) return;
  // The call itself ends a session whose token cannot be renewed; any other refusal says nothing about the session.
  const record = await api.getAccount().catch(() => undefined);
  if (!record || getSession().account !== known) return;
  const { _id, displayName, email = known.email, type, isVarified, emailVerified } = record;
  const account: SessionAccount = { _id, displayName, email, type, isVarified, emailVerified };
  const changed = Object.entries(account).some(([name, value]) => Reflect.get(known, name) !== value);
  if (changed) setSession({ status: 'signed-in', account });
}
