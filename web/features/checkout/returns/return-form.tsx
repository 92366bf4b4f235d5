import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AskedReason, chosenReasons } from '../../../../shared/domain/returns.ts';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { words } from '../../../words.ts';
import { paidsKey } from '../paid-queries.ts';
import { receiptsKey } from '../receipt/receipt-query.ts';
import { returnsKey } from './return-queries.ts';

/** The dialog keeps it, because closing removes the form. */
export type ReturnDraft = { reason: string; text: string };

type Props = {
  paidId: string;
  mustAccept: boolean;
  shopDecides: boolean;
  draft: ReturnDraft;
  onChange: (draft: ReturnDraft) => void;
  onSent: () => void;
};

export function ReturnForm({ paidId, mustAccept, shopDecides, draft, onChange, onSent }: Props) {
  const queryClient = useQueryClient();
  const { reason, text } = draft;
  const [wasTried, setTried] = useState(false);
  const send = useMutation({
    mutationFn: (chosen: AskedReason) =>
      getApi().requestReturn({ params: { id: paidId }, body: { reason: chosen, text } }),
    onSuccess: async () => {
      await Promise.all(
        [returnsKey, paidsKey, receiptsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      onSent();
    },
  });
  const chosen = chosenReasons.find((one) => one === reason);
  const fields = send.error instanceof ApiError ? send.error.fields : {};
  const texts = words.returns;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (chosen && text.trim() !== '') send.mutate(chosen);
      }}
    >
      {mustAccept ? <Notice kind="info">{shopDecides ? texts.byShop.mustAccept : texts.mustAccept}</Notice> : null}
      <SelectField
        label={texts.reason}
        value={reason}
        options={[
          { value: '', label: texts.chooseReason },
          ...chosenReasons.map((value) => ({ value, label: texts.reasons[value] })),
        ]}
        error={wasTried && !chosen ? texts.reasonMissing : fields.reason}
        onChange={({ target }) => onChange({ ...draft, reason: target.value })}
      />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        maxLength={2000}
        value={text}
        error={wasTried && text.trim() === '' ? texts.textMissing : fields.text}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
      {send.error && Object.keys(fields).length === 0 ? <Notice kind="error">{errorMessage(send.error)}</Notice> : null}
      <Button type="submit" busy={send.isPending}>
        {texts.send}
      </Button>
    </form>
  );
}
