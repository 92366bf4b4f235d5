import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Language } from '../../../shared/domain/language.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { useClauses } from '../legal/use-clauses.ts';

export type AdminAct = {
  label: string;
  run: (reason: string, clause: string) => Promise<unknown>;
  done: string;
  /** Confirmation; reversible actions have none. */
  question?: string;
  consequence?: string;
  danger?: boolean;
  /** Whether a reason is required, for the audit log. */
  needsReason?: boolean;
  /** Language of the affected person, who reads the reason. */
  reasonIn?: Language;
};

/** Renders buttons, with confirmation where needed, and refetches the page's data afterwards. */
export function useAdminActs(subjectId: string, acts: readonly AdminAct[]): ReactNode {
  const queryClient = useQueryClient();
  const clausesIn = useClauses();
  const [pending, setPending] = useState<AdminAct>();
  const [isOpen, setOpen] = useState(false);
  const { draft, change, clear } = useStoredDraft(`act-on-${subjectId}`, { reason: '', clause: '' });
  const { reason, clause } = draft;
  const [isMissing, setMissing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const act = useMutation({
    mutationFn: ({ run }: AdminAct) => run(reason, clause),
    onSuccess: async (_, { done }) => {
      clear();
      setOpen(false);
      toast.success(done);
      // An action also changes dashboard lists and public pages in the cache.
      await queryClient.invalidateQueries();
      place.current?.focus();
    },
    onError: (error, { needsReason }) => {
      // Keeps the typed reason.
      setOpen(needsReason === true);
      toast.error(errorMessage(error));
      void queryClient.invalidateQueries();
    },
  });
  const press = (next: AdminAct) => {
    if (next.question === undefined) return act.mutate(next);
    setPending(next);
    setMissing(false);
    setOpen(true);
  };
  const confirm = (next: AdminAct) => {
    const isMissing = next.needsReason === true && reason.trim() === '';
    setMissing(isMissing);
    if (!isMissing) act.mutate(next);
  };
  return (
    <div ref={place} tabIndex={-1} className="flex flex-wrap gap-3 outline-none">
      {acts.map((one) => (
        <Button
          key={one.label}
          kind={one.danger ? 'danger' : 'secondary'}
          busy={act.isPending && act.variables.label === one.label}
          onClick={() => press(one)}
        >
          {one.label}
        </Button>
      ))}
      {pending ? (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setOpen}
          question={pending.question ?? words.confirm.delete}
          {...(pending.consequence ? { consequence: pending.consequence } : {})}
          confirmLabel={pending.label}
          danger={pending.danger ?? false}
          busy={act.isPending}
          onConfirm={() => confirm(pending)}
        >
          {pending.reasonIn ? (
            <ReasonField
              language={pending.reasonIn}
              reason={reason}
              onChange={(text) => change({ reason: text })}
              clause={{
                named: clause,
                known: clausesIn(pending.reasonIn).all,
                onChange: (named) => change({ clause: named }),
              }}
              error={isMissing ? words.sales.reasonMissing : undefined}
            />
          ) : pending.needsReason ? (
            <TextArea
              label={words.sales.reason}
              hint={words.moderation.reasonHint}
              error={isMissing ? words.sales.reasonMissing : undefined}
              maxLength={500}
              value={reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          ) : null}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
