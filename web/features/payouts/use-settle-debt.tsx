import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SellerBalance } from '../../../shared/contract/payouts/balances.ts';
import { type DebtOutcome, debtOutcomes } from '../../../shared/domain/payout.ts';
import { fieldRefusals } from '../../../shared/words/refusals/fields.ts';
import { labelRefusals } from '../../../shared/words/refusals/labels.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { clearError } from '../../platform/clear-error.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { readTypedAmount, typedAmount } from '../../platform/i18n/read-typed-amount.ts';
import { refusalText } from '../../platform/i18n/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { openWorkQuery } from '../admin/open-work-query.ts';
import { payoutsKey } from './payout-list-queries.ts';

type Typed = { outcome: DebtOutcome; amount: string; reason: string };

/** Settles a leaver's debt, in full or in part. Confirms first: it cannot be undone. */
export function useSettleDebt() {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<SellerBalance>();
  const [isOpen, setOpen] = useState(false);
  const begun: Typed = { outcome: 'paid', amount: asked ? typedAmount(asked.owedCents) : '', reason: '' };
  const { draft: typed, change: write, clear } = useStoredDraft(`debt-${asked?.sellerId ?? ''}`, begun);
  const [missing, setMissing] = useState<{ amount?: string; reason?: string }>({});
  const texts = words.debts;

  const settle = useMutation({
    mutationFn: ({ sellerId, ...cents }: { sellerId: string; amountCents: number; owedCents: number }) =>
      getApi().settleDebt({
        params: { sellerId },
        body: { outcome: typed.outcome, ...cents, reason: typed.reason },
      }),
    onSuccess: ({ owedCents }) => {
      clear();
      toast.success(owedCents === 0 ? texts.settled : texts.settledPartly(showMoney(owedCents)));
      setOpen(false);
    },
    // Also after a refusal: another admin may have come first.
    onSettled: () =>
      Promise.all([payoutsKey, openWorkQuery.queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const refused = settle.error instanceof ApiError ? settle.error.fields : {};
  const errors = { amount: missing.amount ?? refused.amountCents, reason: missing.reason ?? refused.reason };

  const begin = (balance: SellerBalance) => {
    if (balance.sellerId === asked?.sellerId && settle.isSuccess) write({ amount: typedAmount(balance.owedCents) });
    settle.reset();
    setMissing({});
    setAsked(balance);
    setOpen(true);
  };
  const change = (changed: Partial<typeof typed>) => {
    clearError(settle);
    setMissing({});
    write(changed);
  };
  const confirm = ({ sellerId, owedCents }: SellerBalance) => {
    const amountCents = readTypedAmount(typed.amount);
    const isBlank = typed.reason.trim() === '';
    setMissing({
      ...(amountCents ? {} : { amount: refusalText(fieldRefusals.amountNeeded()) }),
      ...(isBlank ? { reason: refusalText(labelRefusals.reasonNeeded()) } : {}),
    });
    if (amountCents && !isBlank) settle.mutate({ sellerId, amountCents, owedCents });
  };

  const cellFor = (balance: SellerBalance) => (
    <span id={cellId(balance)} tabIndex={-1} className="inline-block outline-none">
      {balance.hasLeft && balance.owedCents > 0 ? (
        <Button
          kind="secondary"
          size="small"
          aria-label={words.ui.actionOn(texts.settle, balance.sellerName)}
          onClick={() => begin(balance)}
        >
          {texts.settle}
        </Button>
      ) : null}
    </span>
  );

  const dialog = asked ? (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      question={texts.question}
      consequence={texts.consequence(asked.sellerName, showMoney(asked.owedCents))}
      confirmLabel={texts.settle}
      busy={settle.isPending}
      onConfirm={() => confirm(asked)}
      focusAfter={() => document.getElementById(cellId(asked))}
    >
      <SelectField
        label={texts.outcome}
        value={typed.outcome}
        options={debtOutcomes.map((value) => ({ value, label: texts.outcomes[value] }))}
        onChange={({ target }) => change({ outcome: debtOutcomes.find((known) => known === target.value) ?? 'paid' })}
      />
      <TextField
        label={texts.amount}
        hint={texts.amountHint(showMoney(asked.owedCents))}
        error={errors.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed.amount}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        error={errors.reason}
        autoComplete="off"
        maxLength={200}
        value={typed.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      {settle.error && !errors.amount && !errors.reason ? (
        <Notice kind="error">{errorMessage(settle.error)}</Notice>
      ) : null}
    </ConfirmDialog>
  ) : null;

  return { cellFor, dialog };
}

/** The operator's notice leads here; also the focus target when the pressed button is gone. */
const cellId = ({ sellerId }: SellerBalance) => `debt-${sellerId}`;
