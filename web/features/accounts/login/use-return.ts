import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../../platform/session.ts';

/** Leaves the page as soon as somebody is signed in, here or in another tab, for where they came from. */
export function useReturn(from: string): void {
  const router = useRouter();
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (isSignedIn) router.history.replace(from);
  }, [isSignedIn, from, router]);
}
