import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorMessage } from '../../platform/error-message.ts';
import { words } from '../../words.ts';
import { Button } from '../button.tsx';
import { toast } from '../toast.ts';

type Return<Row> = { queryKey: QueryKey; restore: (row: Row) => Promise<unknown>; nameOf: (row: Row) => string };

/**
 * Restores removed rows; focus moves to the heading.
 * @returns a row's button, and the heading's `ref`
 */
export function useRestore<Row extends { id: string }>({ queryKey, restore, nameOf }: Return<Row>) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const restoring = useMutation({
    mutationFn: restore,
    onSuccess: async (_, row) => {
      toast.success(words.dashboard.broughtBack(nameOf(row)));
      // A restored row also appears on public pages and in other lists.
      void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
      await queryClient.invalidateQueries({ queryKey });
      heading.current?.focus();
    },
    onError: (error) => toast.error(errorMessage(error)),
  });

  const buttonFor = (row: Row) => (
    <Button
      kind="secondary"
      size="small"
      busy={restoring.isPending && restoring.variables.id === row.id}
      aria-label={words.ui.actionOn(words.ui.undo, nameOf(row))}
      onClick={() => restoring.mutate(row)}
    >
      {words.ui.undo}
    </Button>
  );
  return { buttonFor, heading };
}
