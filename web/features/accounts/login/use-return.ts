import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../../platform/session.ts';

/** Navigates back once somebody is signed in, here or in another tab. */
export function useReturn(from: string): void {
  const router = useRouter();
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (isSignedIn) router.history.replace(from);
  }, [isSignedIn, from, router]);
}
