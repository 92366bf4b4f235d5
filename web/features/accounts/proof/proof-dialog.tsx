import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailed } from '../../../ui/list/load-failed.tsx';
import { words } from '../../../words.ts';
import { renewSession } from '../login/access.ts';
import { ConfirmItIsYou } from '../settings/second-factor/confirm-it-is-you.tsx';
import { endAsking, followAsking, isAsking } from './fresh-proof.ts';
import { ProveByGoogle } from './prove-by-google.tsx';
import { ProveByPassword } from './prove-by-password.tsx';
import { waysQuery } from './ways-query.ts';

/** Asks for the password, a second factor or Google again, over any page of an account. */
export function ProofDialog() {
  const isOpen = useSyncExternalStore(followAsking, isAsking, () => false);
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
