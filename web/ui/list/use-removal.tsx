import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { errorMessage } from '../../platform/error-message.ts';
import { changeRows } from '../../platform/lists/change-rows.ts';
import { words } from '../../words.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { toast } from '../toast.ts';
import { UndoLine } from './undo-line.tsx';

/** In the affected person's language; the clause is of the shop's terms. */
type Why = { reason: string; clause: string };
const nothing: Why = { reason: '', clause: '' };

type Removal<Row> = {
  /** Refetched afterwards. */
  queryKey: QueryKey;
  /** Also refreshes public pages in this tab. */
  changesShop?: boolean;
  /** @param why from `reasonField` */
  remove: (row: Row, why: Why) => Promise<unknown>;
  restore: (row: Row) => Promise<unknown>;
  nameOf: (row: Row) => string;
  labelOf: (row: Row) => string;
  consequenceOf: (row: Row) => string;
  /** Defaults, so that one press of Delete is enough. */
  firstWhy?: (row: Row) => Why;
  /** Fields for a required reason. */
  reasonField?: (row: Row, field: Why & { onChange: (changed: Partial<Why>) => void; error?: string }) => ReactNode;
  done: string;
};

/**
 * Removes rows: confirms, removes optimistically, rolls back on an error, and shows an Undo line with focus.
 * @returns the row button, `begin` for a menu instead of it, the content above the list, and the rows with Undo there
 */
export function useRemoval<Row extends { id: string }>(removal: Removal<Row>) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Row>();
  const [isOpen, setOpen] = useState(false);
  const [why, setWhy] = useState(nothing);
  const [isMissing, setMissing] = useState(false);
  const [removed, setRemoved] = useState<Row[]>([]);
  const lines = useRef<HTMLDivElement>(null);
  const refresh = () => {
    if (removal.changesShop) void queryClient.invalidateQueries({ queryKey: ['listings'] });
    return queryClient.invalidateQueries({ queryKey: removal.queryKey });
  };

  const remove = useMutation({
    mutationFn: (row: Row) => removal.remove(row, why),
    onMutate: async (row) => {
      setOpen(false);
      // At once: a later line would move what is below it.
      setRemoved((rows) => [row, ...rows]);
      return changeRows<Row>(queryClient, removal.queryKey, (one) => (one.id === row.id ? undefined : one));
    },
    onSuccess: async () => {
      toast.success(removal.done);
      await refresh();
    },
    onError: (error, row, putBack) => {
      putBack?.();
      setRemoved((rows) => rows.filter(({ id }) => id !== row.id));
      toast.error(errorMessage(error));
      // A restored row may be outdated or gone.
      void refresh();
    },
  });
  const restore = useMutation({
    mutationFn: removal.restore,
    onSuccess: async (_, row) => {
      lines.current?.focus();
      setRemoved((rows) => rows.filter(({ id }) => id !== row.id));
      toast.success(words.dashboard.broughtBack(removal.nameOf(row)));
      await refresh();
    },
    onError: (error) => toast.error(errorMessage(error)),
  });

  const begin = (row: Row) => {
    if (row.id !== asked?.id) setWhy(removal.firstWhy?.(row) ?? nothing);
    setMissing(false);
    setAsked(row);
    setOpen(true);
  };
  const buttonFor = (row: Row) => (
    <Button
      kind="quiet"
      size="small"
      className="-me-3"
      aria-label={words.ui.actionOn(removal.labelOf(row), removal.nameOf(row))}
      onClick={() => begin(row)}
    >
      {removal.labelOf(row)}
    </Button>
  );

  const isWorkingOn = ({ id }: Row) =>
    [remove, restore].some(({ isPending, variables }) => isPending && variables?.id === id);
  const above = (
    <div ref={lines} tabIndex={-1} className="grid gap-2 outline-none empty:absolute">
      {removed.map((row) => (
        <UndoLine
          key={row.id}
          text={removal.nameOf(row)}
          name={removal.nameOf(row)}
          busy={isWorkingOn(row)}
          onUndo={() => restore.mutate(row)}
        />
      ))}
      {asked ? (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setOpen}
          question={words.confirm.delete}
          consequence={removal.consequenceOf(asked)}
          confirmLabel={removal.labelOf(asked)}
          danger
          onConfirm={() => {
            const isNeeded = removal.reasonField !== undefined && why.reason.trim() === '';
            setMissing(isNeeded);
            if (!isNeeded) remove.mutate(asked);
          }}
          focusAfter={() => (remove.isIdle || remove.variables?.id !== asked.id ? undefined : lines.current)}
        >
          {removal.reasonField?.(asked, {
            ...why,
            onChange: (changed) => setWhy((now) => ({ ...now, ...changed })),
            ...(isMissing ? { error: words.sales.reasonMissing } : {}),
          })}
        </ConfirmDialog>
      ) : null}
    </div>
  );

  return { buttonFor, begin, above, removed };
}
