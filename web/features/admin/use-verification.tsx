import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { User } from '../../../shared/contract/accounts.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';

/**
 * Verifies sellers, with confirmation: it is final (spec §4).
 * @returns a row's cell, and the dialog to render beside the list
 */
export function useVerification(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<User>();
  const [isOpen, setOpen] = useState(false);
  const doneText = useRef<HTMLSpanElement>(null);

  const verify = useMutation({
    mutationFn: ({ id }: User) => getApi().verifySeller({ params: { id } }),
    onSuccess: async () => {
      toast.success(words.toast.sellerVerified);
      // Public cards in this tab's cache show the badge.
      void queryClient.invalidateQueries({ queryKey: ['listings'] });
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => toast.error(errorMessage(error)),
    onSettled: () => setOpen(false),
  });

  const cellFor = (seller: User) =>
    seller.verified ? (
      <span
        ref={seller.id === pending?.id ? doneText : undefined}
        tabIndex={-1}
        className="whitespace-nowrap text-positive"
      >
        {words.admin.verified}
      </span>
    ) : (
      <Button
        kind="secondary"
        size="small"
        aria-label={words.ui.actionOn(words.admin.verify, seller.displayName)}
        onClick={() => {
          setPending(seller);
          setOpen(true);
        }}
      >
        {words.admin.verify}
      </Button>
    );

  const dialog = pending ? (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      question={words.confirm.verify}
      consequence={words.admin.verifyText(pending.displayName)}
      confirmLabel={words.admin.verify}
      busy={verify.isPending}
      onConfirm={() => verify.mutate(pending)}
      focusAfter={() => doneText.current}
    />
  ) : null;

  return { cellFor, dialog };
}
