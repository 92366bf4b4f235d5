import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { words } from '../../words.ts';

/** Confirms leaving while a text is not published, which would be lost. */
export function StayToPublish({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => (open ? undefined : reset?.())}
      question={words.legal.leaveQuestion}
      consequence={words.legal.leaveText}
      confirmLabel={words.legal.leave}
      danger
      asksToLeave
      onConfirm={() => proceed?.()}
    />
  );
}
