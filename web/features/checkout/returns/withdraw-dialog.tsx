import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Paid } from '../../../../shared/contract/checkout.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { useStoredDraft } from '../../../ui/use-stored-draft.ts';
import { words } from '../../../words.ts';
import { paidsKey } from '../paid-queries.ts';
import { receiptsKey } from '../receipt/receipt-query.ts';
import { returnsKey } from './return-queries.ts';

type Props = { paid: Pick<Paid, 'id' | 'title'>; open: boolean; onOpenChange: (open: boolean) => void };

/** The second step of a withdrawal: confirms the declaration, with words of the buyer's own. */
export function WithdrawDialog({ paid, open, onOpenChange }: Props) {
  const { draft, change, clear } = useStoredDraft(`withdrawal-${paid.id}`, { text: '' });
  const queryClient = useQueryClient();
  const declare = useMutation({
    mutationFn: () => getApi().declareWithdrawal({ params: { id: paid.id }, body: draft }),
    onSuccess: () => {
      clear();
      onOpenChange(false);
      toast.success(words.returns.withdrawn);
    },
    onError: (error) => toast.error(errorMessage(error)),
    onSettled: () =>
      Promise.all([returnsKey, paidsKey, receiptsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const texts = words.returns;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      question={texts.withdrawQuestion}
      consequence={texts.withdrawText(paid.title)}
      confirmLabel={texts.withdrawConfirm}
      busy={declare.isPending}
      onConfirm={() => declare.mutate()}
    >
      <TextArea
        label={texts.withdrawWords}
        maxLength={2000}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
    </ConfirmDialog>
  );
}
