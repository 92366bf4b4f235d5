import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '../../../platform/api.ts';
import { getSession, type SessionAccount, setSession } from '../../../platform/session.ts';

const CHECK_MILLISECONDS = 5000;

let running: Promise<void> | undefined;

/** Checks the session on navigation, on focus, and every few seconds, so that remote sign-outs apply. */
export function useLiveSession(): void {
  const place = useLocation({ select: ({ href }) => href });
  useEffect(() => {
    if (place.startsWith('/dashboard')) void checkSession();
  }, [place]);
  useEffect(() => {
    const checkIfSeen = () => {
      if (document.visibilityState === 'visible') void checkSession();
    };
    const timer = setInterval(checkIfSeen, CHECK_MILLISECONDS);
    window.addEventListener('focus', checkIfSeen);
    document.addEventListener('visibilitychange', checkIfSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', checkIfSeen);
      document.removeEventListener('visibilitychange', checkIfSeen);
    };
  }, []);
}

/** Checks once; concurrent checks share one request. */
export function checkSession(): Promise<void> {
  running ??= check().finally(() => {
    running = undefined;
  });
  return running;
}

async function check(): Promise<void> {
  const { status, account: known } = getSession();
  if (status !== 'signed-in' || !known || !navigator.onLine) return;
  // The call itself ends an expired session; other errors say nothing about it.
  const record = await api.getAccount().catch(() => undefined);
  if (!record || getSession().account !== known) return;
  const { id, displayName, email = known.email, type, verified, emailVerified, suspended } = record;
  const account: SessionAccount = { id, displayName, email, type, verified, emailVerified, suspended };
  const changed = Object.entries(account).some(([name, value]) => Reflect.get(known, name) !== value);
  if (changed) setSession({ status: 'signed-in', account });
}
