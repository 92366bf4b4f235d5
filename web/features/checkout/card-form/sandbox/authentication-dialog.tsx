import { useSyncExternalStore } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { words } from '../../../../words.ts';
import type { ChallengeStore } from './challenge.ts';

/** Shows the bank's challenge in a dialog. Closing it leaves the payment unauthenticated. */
export function AuthenticationDialog({ challenges }: { challenges: ChallengeStore }) {
  const challenge = useSyncExternalStore(challenges.subscribe, challenges.get, () => null);
  return (
    <Dialog
      open={challenge !== null}
      onOpenChange={(open) => {
        if (!open) challenge?.leave();
      }}
      title={words.card.authentication}
      description={words.card.authenticationText}
    >
      {challenge ? (
        <iframe
          title={words.card.authentication}
          src={challenge.page}
          onLoad={challenge.poll}
          className="h-80 w-full rounded-control border border-edge bg-surface"
        />
      ) : null}
    </Dialog>
  );
}
