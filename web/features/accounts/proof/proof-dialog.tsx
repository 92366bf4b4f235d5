import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailed } from '../../../ui/list/load-failed.tsx';
import { words } from '../../../words.ts';
import { renewSession } from '../login/access.ts';
import { getIdentityClient } from '../login/get-identity-client.ts';
import { readProtection } from '../login/second-factor-client.ts';
import { ConfirmItIsYou } from '../settings/second-factor/confirm-it-is-you.tsx';
import { endAsking, isAsking, subscribeToRequests } from './fresh-proof.ts';
import { ProveByGoogle } from './prove-by-google.tsx';
import { ProveByPassword } from './prove-by-password.tsx';

/** Asks for the password, a second factor or Google again, over any page of an account. */
export function ProofDialog() {
  const isOpen = useSyncExternalStore(subscribeToRequests, isAsking, () => false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) endAsking('cancelled');
      }}
      title={words.proof.title}
      description={words.proof.lede}
    >
      <Ways />
    </Dialog>
  );
}

function Ways() {
  const { data: ways, error, isFetching, refetch } = useQuery(waysQuery);
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!ways) return <p role="status">{words.app.loading}</p>;
  const proven = async () => {
    await renewSession();
    endAsking('proven');
  };
  const { hasPassword, hasCodes, hasPasskeys, byGoogle } = ways;
  return (
    <div className="grid gap-6">
      {hasPassword ? <ProveByPassword onProven={proven} /> : null}
      {hasCodes || hasPasskeys ? (
        <ConfirmItIsYou hasCodes={hasCodes} hasPasskeys={hasPasskeys} onConfirmed={proven} isBrief />
      ) : null}
      {byGoogle ? <ProveByGoogle onProven={proven} /> : null}
    </div>
  );
}

/** How a person can prove again who they are. */
const waysQuery = queryOptions({
  queryKey: ['ways-to-prove'],
  queryFn: async () => {
    const { offersGoogle, offersPasskeys } = await getIdentityClient();
    // Only our own service has and lists them.
    const own = offersPasskeys ? await readProtection() : { hasPassword: true, hasCodes: false, hasPasskeys: false };
    return { ...own, byGoogle: offersGoogle && !(offersPasskeys && own.hasPassword) };
  },
  staleTime: 0,
});
