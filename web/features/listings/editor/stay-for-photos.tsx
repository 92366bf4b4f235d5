import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { words } from '../../../words.ts';

/**
 * Asks before somebody leaves photos behind that have not arrived: a draft keeps only those that the server has. Where
 * the whole page goes, as in a reload, the browser asks in words of its own.
 * @param unsent how many have not arrived
 */
export function StayForPhotos({ unsent }: { unsent: number }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsent > 0,
    enableBeforeUnload: () => unsent > 0,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => (open ? undefined : reset?.())}
      question={words.photos.leaveQuestion(unsent)}
      consequence={words.photos.leaveText}
      confirmLabel={words.photos.leave}
      danger
      onConfirm={() => proceed?.()}
    />
  );
}
