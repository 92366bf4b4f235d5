import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { showMoment } from '../show-window.ts';
import { deleteStored } from './stored-handovers.ts';
import { useStoredHandovers } from './use-stored-handovers.ts';

/** A handover that was recorded without a connection, after the sale has ended otherwise. */
export function RefusedHandover({ id }: { id: string }) {
  const { account } = useSession();
  const stored = useStoredHandovers().find((one) => one.id === id && one.accountId === account?.id);
  if (!stored?.recorded?.isRefused) return null;
  const { code, at } = stored.recorded;
  return (
    <div className="grid justify-items-start gap-3">
      <Notice kind="warning">{words.handover.notTakenOf(showMoment(at), code)}</Notice>
      <Button kind="secondary" size="small" onClick={() => deleteStored(stored)}>
        {words.unsentStep.discard}
      </Button>
    </div>
  );
}
