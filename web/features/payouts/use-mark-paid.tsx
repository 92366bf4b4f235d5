import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payout } from '../../../shared/contract/payouts.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { clearError } from '../../platform/clear-error.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showDate, showMoney, showTime } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ObstacleHint } from '../../ui/obstacle-hint.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { openWorkQuery } from '../admin/open-work-query.ts';
import { payoutsKey } from './payout-list-queries.ts';

/**
 * Marks a payout as paid, with its reference, after a question: it cannot be undone.
 * @returns a row's cell, and the dialog to render beside the list
 */
export function useMarkPaid() {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Payout>();
  const [isOpen, setOpen] = useState(false);
  const { draft, change, clear } = useStoredDraft(`paid-${asked?.id ?? ''}`, { reference: '' });
  const { reference } = draft;
  const [isMissing, setMissing] = useState(false);
  const texts = words.payouts;

  const mark = useMutation({
    mutationFn: ({ id, amountCents }: Payout) =>
      getApi().markPayoutPaid({ params: { id }, body: { reference, amountCents } }),
    onSuccess: () => {
      clear();
      toast.success(words.payouts.marked);
      setOpen(false);
    },
    // Also after a refusal: another admin or a refund may have come first.
    onSettled: () =>
      Promise.all([payoutsKey, openWorkQuery.queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const refused = mark.error instanceof ApiError ? mark.error.fields.reference : undefined;
  const fieldError = isMissing ? texts.referenceMissing : refused;

  const begin = (payout: Payout) => {
    mark.reset();
    setMissing(false);
    setAsked(payout);
    setOpen(true);
  };
  const confirm = (payout: Payout) => {
    setMissing(reference.trim() === '');
    if (reference.trim() !== '') mark.mutate(payout);
  };

  const cellFor = (payout: Payout) => (
    <span id={cellId(payout)} tabIndex={-1} className="inline-block outline-none">
      {payout.state !== 'owed' || payout.sentBy !== 'operator' ? null : payout.obstacle ? (
        <ObstacleHint obstacle={payout.obstacle} />
      ) : (
        <Button
          kind="secondary"
          size="small"
          aria-label={words.ui.actionOn(texts.mark, payout.title)}
          onClick={() => begin(payout)}
        >
          {texts.mark}
        </Button>
      )}
    </span>
  );

  const dialog = asked ? (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      question={texts.question}
      consequence={texts.consequence(showMoney(asked.amountCents), asked.sellerName)}
      confirmLabel={texts.mark}
      busy={mark.isPending}
      onConfirm={() => confirm(asked)}
      focusAfter={() => document.getElementById(cellId(asked))}
    >
      <Caution payout={asked} />
      <TextField
        label={texts.reference}
        hint={texts.referenceHint}
        error={fieldError}
        autoComplete="off"
        maxLength={100}
        value={reference}
        onChange={({ target }) => {
          clearError(mark);
          setMissing(false);
          change({ reference: target.value });
        }}
      />
      {mark.error && !fieldError ? <Notice kind="error">{errorMessage(mark.error)}</Notice> : null}
    </ConfirmDialog>
  ) : null;

  return { cellFor, dialog };
}

/** The money may have been sent in another way, so nothing is refused. */
function Caution({ payout: { to, waitsFor, waitsUntil } }: { payout: Payout }) {
  const texts = words.payouts;
  if (waitsUntil) {
    const caution = waitsFor === 'disowned_account' ? texts.markDisowned : texts.markNewAccount;
    return <Notice kind="warning">{caution(`${showDate(waitsUntil)}, ${showTime(waitsUntil)}`)}</Notice>;
  }
  return to ? null : <Notice kind="warning">{texts.markNoDetails}</Notice>;
}

/** Focus target when the pressed button is gone. */
const cellId = ({ id }: Payout) => `payout-${id}`;
