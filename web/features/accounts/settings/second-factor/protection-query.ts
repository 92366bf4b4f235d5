import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { renewPush } from '../../../notifications/browser-push.ts';
import { renewSession } from '../../login/access.ts';
import { listPasskeys, readProtection } from '../../login/second-factor-client.ts';
import { sessionsKey } from '../sessions.tsx';

const key = ['second-factor'];

export const protectionQuery = queryOptions({
  queryKey: key,
  queryFn: async () => {
    const [protection, passkeys] = await Promise.all([readProtection(), listPasskeys()]);
    return { ...protection, passkeys };
  },
  staleTime: 0,
});

/**
 * Refetches the protection and gets an access token with the second factor. This browser keeps its notifications,
 * unlike others.
 */
export async function refreshProtection(queryClient: QueryClient): Promise<void> {
  await renewSession();
  await renewPush().catch(() => undefined);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: key }),
    queryClient.invalidateQueries({ queryKey: sessionsKey }),
  ]);
}
