import { useBlocker } from '@tanstack/react-router';
import { useEffect, useId } from 'react';
import { words } from '../words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = { isChanged: boolean; question?: string; consequence?: string };

/** Forms with unsaved input. The first one asks for all, so that a page with several forms asks once. */
const changedForms = new Set<string>();

/** Confirms leaving a form while its input is not saved, which would be lost. */
export function StayToSave({ isChanged, question = words.leaving.question, consequence = words.leaving.text }: Props) {
  const id = useId();
  useEffect(() => {
    if (!isChanged) return;
    changedForms.add(id);
    return () => {
      changedForms.delete(id);
    };
  }, [id, isChanged]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      changedForms.values().next().value === id && current.pathname !== next.pathname,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => (open ? undefined : reset?.())}
      question={question}
      consequence={consequence}
      confirmLabel={words.leaving.leave}
      danger
      asksToLeave
      onConfirm={() => proceed?.()}
    />
  );
}
