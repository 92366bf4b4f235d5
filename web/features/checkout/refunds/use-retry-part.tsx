import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '../../../../shared/contract/checkout/payments.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { showPrice } from '../../../platform/i18n/show-price.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';

/**
 * Sends a part refund again that failed.
 * @returns a row's button, if it has one, and the dialog to render beside the list
 */
export function useRetryPart(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Payment>();
  const [isOpen, setOpen] = useState(false);
  const retry = useMutation({
    mutationFn: ({ id }: Payment) => getApi().retryPartRefund({ params: { id }, body: {} }),
    onSuccess: () => {
      toast.success(words.sales.ordered);
      setOpen(false);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });

  const retryFor = (payment: Payment) => {
    if (!payment.failedPart || payment.obstacle) return null;
    const label = words.sales.retryPart(showPrice(payment.failedPart));
    return (
      <Button
        kind="secondary"
        size="small"
        aria-label={words.ui.actionOn(label, payment.title)}
        onClick={() => {
          retry.reset();
          setPending(payment);
          setOpen(true);
        }}
      >
        {label}
      </Button>
    );
  };

  const retryDialog = pending ? (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      question={words.sales.partQuestion}
      consequence={words.sales.partConsequence(showPrice(pending.failedPart ?? '0'), pending.title, pending.buyerName)}
      confirmLabel={words.sales.retryPart(showPrice(pending.failedPart ?? '0'))}
      busy={retry.isPending}
      onConfirm={() => retry.mutate(pending)}
      focusAfter={() => document.getElementById(`refund-${pending.id}`)}
    >
      {retry.error ? <Notice kind="error">{errorMessage(retry.error)}</Notice> : null}
    </ConfirmDialog>
  ) : null;

  return { retryFor, retryDialog };
}
