import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseFile } from '../../../../shared/contract/fulfillment/disputes.ts';
import { type DisputeOutcome, disputeOutcomes, refusePart, shownOutcome } from '../../../../shared/domain/dispute.ts';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { clearError } from '../../../platform/clear-error.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { showMoney } from '../../../platform/i18n/formats.ts';
import { readTypedAmount } from '../../../platform/i18n/read-typed-amount.ts';
import { refusalText } from '../../../platform/i18n/refusal-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StayToSave } from '../../../ui/stay-to-save.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useStoredDraft } from '../../../ui/use-stored-draft.ts';
import { words } from '../../../words.ts';
import { openWorkQuery } from '../../admin/open-work-query.ts';
import { disputesKey } from './dispute-queries.ts';

const empty = { outcome: '' as DisputeOutcome | '', typed: '', reason: '' };

/** What was typed stays until it was sent. */
export function DecideForm({ one: { id, refundableCents, dispute } }: { one: CaseFile }) {
  const { draft, change, clear, mayBeLost } = useStoredDraft(`dispute-decision-${id}`, empty);
  const { outcome, typed, reason } = draft;
  const [amountError, setAmountError] = useState<string>();
  const cache = useQueryClient();
  const texts = words.disputes;
  const send = useMutation({
    mutationFn: (amountCents: number | undefined) =>
      getApi().decideDispute({
        params: { id },
        // An empty choice is refused beside its field.
        body: { outcome: outcome as DisputeOutcome, reason, ...(amountCents === undefined ? {} : { amountCents }) },
      }),
    onSuccess: () => {
      clear();
      toast.success(texts.decided);
    },
    // Another admin was faster: the form goes, and its notice with it.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') toast.error(errorMessage(error));
    },
    onSettled: () =>
      Promise.all([disputesKey, openWorkQuery.queryKey].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
  const fields = send.error instanceof ApiError ? send.error.fields : {};
  const submit = () => {
    const amount = outcome === 'part_refund' ? readTypedAmount(typed) : undefined;
    const refused = outcome === 'part_refund' ? refusePart(amount, refundableCents) : undefined;
    setAmountError(refused && refusalText(refused));
    if (!refused && !send.isPending) send.mutate(amount);
  };
  return (
    <form
      noValidate
      className="grid max-w-prose gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StayToSave isChanged={mayBeLost} />
      <SelectField
        label={texts.outcome}
        error={fields.outcome}
        value={outcome}
        options={[
          { value: '', label: texts.chooseOutcome },
          ...disputeOutcomes.map((value) => ({
            value,
            label: texts.choices[shownOutcome(value, dispute.decision?.outcome)],
          })),
        ]}
        onChange={({ target }) => {
          clearError(send);
          change({ outcome: disputeOutcomes.find((known) => known === target.value) ?? '' });
        }}
      />
      {outcome === 'part_refund' ? (
        <TextField
          label={texts.amount}
          hint={texts.amountHint(showMoney(refundableCents))}
          error={amountError ?? fields.amountCents}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          onChange={({ target }) => {
            clearError(send);
            setAmountError(undefined);
            change({ typed: target.value });
          }}
        />
      ) : null}
      <TextArea
        label={texts.why}
        hint={texts.whyHint}
        error={fields.reason}
        maxLength={2000}
        value={reason}
        onChange={({ target }) => {
          clearError(send);
          change({ reason: target.value });
        }}
      />
      {send.error && !fields.outcome && !fields.reason && !fields.amountCents ? (
        <Notice kind="error">{errorMessage(send.error)}</Notice>
      ) : null}
      <Button type="submit" className="justify-self-start" busy={send.isPending} busyLabel={words.endingSale.sending}>
        {texts.decide}
      </Button>
    </form>
  );
}
