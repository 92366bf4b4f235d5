import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '../../../../shared/contract/checkout/payments.ts';
import { purchaseCan } from '../../../../shared/domain/purchase.ts';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { showPrice } from '../../../platform/i18n/show-price.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ObstacleHint } from '../../../ui/obstacle-hint.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { useStoredDraft } from '../../../ui/use-stored-draft.ts';
import { words } from '../../../words.ts';

/**
 * Refunds a payment or retries a failed refund, with confirmation and a reason.
 * @returns a row's cell, and the dialog to render beside the list
 */
export function useRefund(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Payment>();
  const [isOpen, setOpen] = useState(false);
  const { draft, change, clear } = useStoredDraft(`refund-${pending?.id ?? ''}`, { reason: '' });
  const { reason } = draft;
  const [isMissing, setMissing] = useState(false);

  const refund = useMutation({
    mutationFn: ({ id }: Payment) => getApi().refundPayment({ params: { id }, body: { reason } }),
    onSuccess: async () => {
      toast.success(words.sales.ordered);
      clear();
      setOpen(false);
      await queryClient.invalidateQueries({ queryKey });
    },
    // Another admin, or the bank, may have acted first.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const fieldError = isMissing
    ? words.sales.reasonMissing
    : refund.error instanceof ApiError
      ? refund.error.fields.reason
      : undefined;

  const begin = (payment: Payment) => {
    refund.reset();
    setMissing(false);
    setPending(payment);
    setOpen(true);
  };
  const confirm = (payment: Payment) => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') refund.mutate(payment);
  };

  const cellFor = (payment: Payment) => {
    const label = payment.state === 'refund_failed' ? words.sales.retry : words.sales.refund;
    return (
      <span id={cellId(payment)} tabIndex={-1} className="inline-block outline-none">
        {!payment.intentId || !purchaseCan.refund(payment.state) ? null : payment.obstacle ? (
          <ObstacleHint obstacle={payment.obstacle} />
        ) : (
          <Button
            kind="secondary"
            size="small"
            aria-label={words.ui.actionOn(label, payment.title)}
            onClick={() => begin(payment)}
          >
            {label}
          </Button>
        )}
      </span>
    );
  };

  const dialog = pending ? (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      question={words.sales.question}
      consequence={words.sales.consequence(showPrice(pending.price), pending.title, pending.buyerName)}
      confirmLabel={words.sales.refund}
      danger
      busy={refund.isPending}
      onConfirm={() => confirm(pending)}
      focusAfter={() => document.getElementById(cellId(pending))}
    >
      <TextArea
        label={words.sales.reason}
        hint={words.sales.reasonHint}
        error={fieldError}
        maxLength={500}
        value={reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      {refund.error && !fieldError ? <Notice kind="error">{errorMessage(refund.error)}</Notice> : null}
    </ConfirmDialog>
  ) : null;

  return { cellFor, dialog };
}

/** Focus target when the pressed button is gone. */
const cellId = ({ id }: Payment) => `refund-${id}`;
