import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../../platform/error-message.ts';
import { changeRows } from '../../platform/lists/change-rows.ts';
import { words } from '../../words.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { StandIn } from '../data-table.tsx';
import { toast } from '../toast.ts';
import { findRow, slideAfter } from './slide-after.ts';
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
  question?: string;
  consequenceOf: (row: Row) => string;
  /** Defaults, so that one press of Delete is enough. */
  firstWhy?: (row: Row) => Why;
  /** Fields for a required reason. */
  reasonField?: (row: Row, field: Why & { onChange: (changed: Partial<Why>) => void; error?: string }) => ReactNode;
  done: string;
  /** Said beside Undo. */
  afterwards?: (name: string) => string;
};

/** `index` is where it stood among the rows that were left. */
type Pending<Row> = { row: Row; index: number };

const lastButtonOf = ({ id }: { id: string }) => [...(findRow(id)?.querySelectorAll('button') ?? [])].at(-1);

/**
 * Removes rows: confirms, removes optimistically, rolls back on an error, and shows Undo in the row's place with focus.
 * @param rows all that the server answered
 * @returns the row button, `begin` for a menu instead of it, the dialog, the rows that are left, and Undo for the others
 */
export function useRemoval<Row extends { id: string }>(rows: readonly Row[], removal: Removal<Row>) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Pending<Row>>();
  const [isOpen, setOpen] = useState(false);
  const [why, setWhy] = useState(nothing);
  const [isMissing, setMissing] = useState(false);
  const [removed, setRemoved] = useState<Pending<Row>[]>([]);
  const refresh = () => {
    if (removal.changesShop) void queryClient.invalidateQueries({ queryKey: ['listings'] });
    return queryClient.invalidateQueries({ queryKey: removal.queryKey });
  };

  const showRowAgain = (row: Row) => {
    slideAfter(findRow(row.id));
    flushSync(() => setRemoved((those) => those.filter((one) => one.row.id !== row.id)));
  };

  const remove = useMutation({
    mutationFn: ({ row }: Pending<Row>) => removal.remove(row, why),
    onMutate: async (one) => {
      slideAfter(findRow(one.row.id));
      setOpen(false);
      setRemoved((those) => [one, ...those]);
      return changeRows<Row>(queryClient, removal.queryKey, (row) => (row.id === one.row.id ? undefined : row));
    },
    onSuccess: async () => {
      toast.success(removal.done);
      await refresh();
    },
    onError: (error, { row }, putBack) => {
      putBack?.();
      showRowAgain(row);
      lastButtonOf(row)?.focus();
      toast.error(errorMessage(error));
      // A restored row may be outdated or gone.
      void refresh();
    },
  });
  const restore = useMutation({
    mutationFn: removal.restore,
    onSuccess: async (_, row) => {
      toast.success(words.dashboard.broughtBack(removal.nameOf(row)));
      await refresh();
      showRowAgain(row);
      lastButtonOf(row)?.focus();
    },
    onError: (error) => toast.error(errorMessage(error)),
  });

  const begin = (row: Row, index: number) => {
    if (row.id !== pending?.row.id) setWhy(removal.firstWhy?.(row) ?? nothing);
    setMissing(false);
    setPending({ row, index });
    setOpen(true);
  };
  const buttonFor = (row: Row, index: number) => (
    <Button
      kind="quiet"
      size="small"
      className="-mx-3 tabled:ms-0"
      aria-label={words.ui.actionOn(removal.labelOf(row), removal.nameOf(row))}
      onClick={() => begin(row, index)}
    >
      {removal.labelOf(row)}
    </Button>
  );

  const isWorkingOn = ({ id }: Row) =>
    (remove.isPending && remove.variables.row.id === id) || (restore.isPending && restore.variables.id === id);
  const standIns: StandIn[] = removed.map(({ row, index }) => ({
    id: row.id,
    index,
    content: (
      <UndoLine
        text={(removal.afterwards ?? words.dashboard.wasRemoved)(removal.nameOf(row))}
        name={removal.nameOf(row)}
        busy={isWorkingOn(row)}
        onUndo={() => restore.mutate(row)}
      />
    ),
  }));
  const left = rows.filter(({ id }) => !removed.some(({ row }) => row.id === id));
  const alone =
    left.length > 0 || standIns.length === 0 ? null : (
      <div className="grid gap-2">
        {standIns.map(({ id, content }) => (
          <div key={id} data-row={id}>
            {content}
          </div>
        ))}
      </div>
    );
  const dialog = pending ? (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      question={removal.question ?? words.confirm.delete}
      consequence={removal.consequenceOf(pending.row)}
      confirmLabel={removal.labelOf(pending.row)}
      danger
      onConfirm={() => {
        const isNeeded = removal.reasonField !== undefined && why.reason.trim() === '';
        setMissing(isNeeded);
        if (!isNeeded) remove.mutate(pending);
      }}
      focusAfter={() => (removed.some(({ row }) => row.id === pending.row.id) ? lastButtonOf(pending.row) : undefined)}
    >
      {removal.reasonField?.(pending.row, {
        ...why,
        onChange: (changed) => setWhy((now) => ({ ...now, ...changed })),
        ...(isMissing ? { error: words.sales.reasonMissing } : {}),
      })}
    </ConfirmDialog>
  ) : null;

  return { buttonFor, begin, dialog, left, standIns, alone };
}
