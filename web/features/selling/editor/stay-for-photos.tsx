import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { words } from '../../../words.ts';

/**
 * Confirms leaving while photos are unsent.
 * @param unsent number of unsent photos
 */
export function StayForPhotos({ unsent }: { unsent: number }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsent > 0 && current.pathname !== next.pathname,
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
      asksToLeave
      onConfirm={() => proceed?.()}
    />
  );
}
