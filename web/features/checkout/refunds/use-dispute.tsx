import { type QueryKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '../../../../shared/contract/checkout/payments.ts';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { showDate } from '../../../platform/i18n/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ObstacleHint } from '../../../ui/obstacle-hint.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { useStoredDraft } from '../../../ui/use-stored-draft.ts';
import { words } from '../../../words.ts';

const disputeQuery = (id: string) =>
  queryOptions({ queryKey: ['dispute', id], queryFn: () => getApi().getDispute({ params: { id } }), staleTime: 0 });

export function DisputeDeadline({ bank: { answered, dueBy } }: { bank: NonNullable<Payment['bank']> }) {
  if (answered) return <span className="text-sm">{words.dispute.sentBefore}</span>;
  return dueBy ? <span className="text-sm">{words.dispute.dueBy(showDate(dueBy))}</span> : null;
}

/**
 * Submits evidence for a disputed payment, once.
 * @returns the button of a disputed row, and the form to render beside the list
 */
export function useDispute(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Payment>();
  const [isOpen, setOpen] = useState(false);
  const { draft, change, clear } = useStoredDraft(`bank-evidence-${pending?.id ?? ''}`, { text: '' });
  const { text } = draft;
  const [isMissing, setMissing] = useState(false);
  const { data: dispute } = useQuery({ ...disputeQuery(pending?.id ?? ''), enabled: pending !== undefined && isOpen });
  const send = useMutation({
    mutationFn: ({ id }: Payment) => getApi().sendEvidence({ params: { id }, body: { text } }),
    onSuccess: async ({ acknowledged: _ }, { id }) => {
      toast.success(words.dispute.sent);
      clear();
      setOpen(false);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: disputeQuery(id).queryKey }),
        queryClient.invalidateQueries({ queryKey }),
      ]);
    },
  });
  const fieldError = isMissing
    ? words.dispute.textMissing
    : send.error instanceof ApiError
      ? send.error.fields.text
      : undefined;

  const begin = (payment: Payment) => {
    send.reset();
    setMissing(false);
    setPending(payment);
    setOpen(true);
  };
  const buttonFor = (payment: Payment) =>
    !payment.bank ? null : payment.obstacle ? (
      <ObstacleHint obstacle={payment.obstacle} />
    ) : (
      <RespondButton payment={payment} onPress={() => begin(payment)} />
    );
  const form = pending ? (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      question={words.dispute.title(pending.title)}
      consequence={dispute?.dueBy ? words.dispute.lede(showDate(dispute.dueBy)) : words.dispute.ledeUndated}
      confirmLabel={words.dispute.send}
      busy={send.isPending}
      // Its button goes; the one that copies the ID stays.
      focusAfter={() =>
        send.isSuccess ? document.querySelector<HTMLElement>(`[data-row="${pending.id}"] button`) : undefined
      }
      onConfirm={() => {
        setMissing(text.trim() === '');
        if (text.trim() !== '') send.mutate(pending);
      }}
    >
      {dispute?.evidenceSent ? <Notice kind="success">{words.dispute.sentBefore}</Notice> : null}
      {dispute?.reason ? <p className="text-sm">{words.dispute.reason(reasonOf(dispute.reason))}</p> : null}
      <TextArea
        label={words.dispute.text}
        hint={words.dispute.textHint}
        error={fieldError}
        maxLength={10_000}
        rows={6}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {send.error && !fieldError ? <Notice kind="error">{errorMessage(send.error)}</Notice> : null}
    </ConfirmDialog>
  ) : null;
  return { buttonFor, form };
}

/** Nothing once the bank has an answer: it takes no other. */
function RespondButton({ payment: { bank, title }, onPress }: { payment: Payment; onPress: () => void }) {
  if (bank?.answered) return null;
  return (
    <Button
      kind="secondary"
      size="small"
      aria-label={words.ui.actionOn(words.dispute.respond, title)}
      onClick={onPress}
    >
      {words.dispute.respond}
    </Button>
  );
}

/** A reason that is not known yet shows as the provider's code. */
function reasonOf(code: string): string {
  const { reasons } = words.dispute;
  return Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : code.replaceAll('_', ' ');
}
