import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '../../../../shared/contract/checkout/payments.ts';
import { labelRefusals } from '../../../../shared/words/refusals/labels.ts';
import { refundRefusals } from '../../../../shared/words/refusals/refunds.ts';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { clearError } from '../../../platform/clear-error.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { showMoney } from '../../../platform/i18n/formats.ts';
import { refusalText } from '../../../platform/i18n/refusal-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useStoredDraft } from '../../../ui/use-stored-draft.ts';
import { words } from '../../../words.ts';

type Errors = { sentOn?: string | undefined; reference?: string | undefined };

/**
 * Records that what a failed refund owes was sent by bank transfer.
 * @returns a row's button, if it has one, and the dialog to render beside the list
 */
export function useTransfer(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Payment>();
  const [isOpen, setOpen] = useState(false);
  const begun = { sentOn: '', reference: '' };
  const { draft, change: write, clear } = useStoredDraft(`transfer-${pending?.id ?? ''}`, begun);
  const [missing, setMissing] = useState<Errors>({});

  const record = useMutation({
    mutationFn: ({ id, amountCents }: { id: string; amountCents: number }) =>
      getApi().recordRefundTransfer({ params: { id }, body: { ...draft, amountCents } }),
    onSuccess: () => {
      clear();
      toast.success(words.sales.transferred);
      setOpen(false);
    },
    // Also after a refusal: another admin may have come first.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const refused = record.error instanceof ApiError ? record.error.fields : {};
  const errors = { sentOn: missing.sentOn ?? refused.sentOn, reference: missing.reference ?? refused.reference };

  const change = (typed: Partial<typeof draft>) => {
    clearError(record);
    setMissing({});
    write(typed);
  };
  const confirm = ({ id, owedCents: amountCents = 0 }: Payment) => {
    const found: Errors = {
      ...(draft.sentOn ? {} : { sentOn: refusalText(refundRefusals.transferDay()) }),
      ...(draft.reference.trim() ? {} : { reference: refusalText(labelRefusals.referenceNeeded()) }),
    };
    setMissing(found);
    if (!found.sentOn && !found.reference) record.mutate({ id, amountCents });
  };

  const transferFor = (payment: Payment) =>
    payment.owedCents && payment.intentId && !payment.obstacle ? (
      <Button
        kind="secondary"
        size="small"
        aria-label={words.ui.actionOn(words.sales.transfer, payment.title)}
        onClick={() => {
          record.reset();
          setMissing({});
          setPending(payment);
          setOpen(true);
        }}
      >
        {words.sales.transfer}
      </Button>
    ) : null;

  const transferDialog = pending ? (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      question={words.sales.transfer}
      consequence={words.sales.transferConsequence(showMoney(pending.owedCents ?? 0), pending.title, pending.buyerName)}
      confirmLabel={words.sales.transfer}
      busy={record.isPending}
      onConfirm={() => confirm(pending)}
      focusAfter={() => document.getElementById(`refund-${pending.id}`)}
    >
      <TextField
        type="date"
        label={words.sales.sentOn}
        error={errors.sentOn}
        value={draft.sentOn}
        onChange={({ target }) => change({ sentOn: target.value })}
      />
      <TextField
        label={words.sales.reference}
        hint={words.sales.referenceHint}
        error={errors.reference}
        autoComplete="off"
        maxLength={100}
        value={draft.reference}
        onChange={({ target }) => change({ reference: target.value })}
      />
      {record.error && !errors.sentOn && !errors.reference ? (
        <Notice kind="error">{errorMessage(record.error)}</Notice>
      ) : null}
    </ConfirmDialog>
  ) : null;

  return { transferFor, transferDialog };
}
