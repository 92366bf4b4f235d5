import { queryOptions } from '@tanstack/react-query';
import { getIdentityClient } from '../login/get-identity-client.ts';
import { readProtection } from '../login/second-factor-client.ts';

/** How a person can prove again who they are. */
export const waysQuery = queryOptions({
  queryKey: ['ways-to-prove'],
  queryFn: async () => {
    const { offersGoogle, offersPasskeys } = await getIdentityClient();
    // Only our own service has and lists them.
    const own = offersPasskeys ? await readProtection() : { hasPassword: true, hasCodes: false, hasPasskeys: false };
    return { ...own, byGoogle: offersGoogle && !(offersPasskeys && own.hasPassword) };
  },
  staleTime: 0,
});
