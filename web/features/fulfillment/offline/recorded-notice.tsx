import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { showMoment } from '../show-window.ts';
import { readFulfillmentsAgain } from '../use-live-fulfillments.ts';
import { sendRecorded } from './send-recorded.ts';
import { type StoredHandover, typeAgain } from './stored-handovers.ts';

/** Says that a handover waits for a connection, or was refused. */
export function RecordedNotice({ stored }: { stored: StoredHandover }) {
  const cache = useQueryClient();
  const send = useMutation({
    mutationFn: () => sendRecorded(stored.accountId),
    networkMode: 'always',
    onSettled: () => readFulfillmentsAgain(cache),
  });
  const texts = words.handover;
  const { recorded } = stored;
  if (!recorded) return null;
  if (recorded.isRefused)
    return (
      <div className="grid justify-items-start gap-3">
        <Notice kind="error">{texts.notTaken}</Notice>
        <Button kind="secondary" onClick={() => typeAgain(stored)}>
          {texts.again}
        </Button>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <Notice kind="info">
        <strong>{texts.recordedTitle}.</strong> {texts.recorded(showMoment(recorded.at))}
      </Notice>
      <Button kind="secondary" busy={send.isPending} busyLabel={texts.sendingNow} onClick={() => send.mutate()}>
        {texts.sendNow}
      </Button>
    </div>
  );
}
