import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { clearError } from '../../platform/clear-error.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { withFreshProof } from '../accounts/proof/fresh-proof.ts';
import { sellerAccountQuery } from './payout-queries.ts';

/** Asks for the account holder and number. What was typed stays when it is refused. */
export function BankForm({ onDone, canCancel }: { onDone: () => void; canCancel: boolean }) {
  const [typed, setTyped] = useState({ holder: '', account: '' });
  const cache = useQueryClient();
  const save = useMutation({
    mutationFn: () => withFreshProof(() => getApi().openSellerAccount({ body: typed })),
    onSuccess: async () => {
      toast.success(words.earnings.saved);
      await cache.invalidateQueries({ queryKey: sellerAccountQuery.queryKey });
      onDone();
    },
  });
  const change = (changed: Partial<typeof typed>) => {
    clearError(save);
    setTyped({ ...typed, ...changed });
  };
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const texts = words.earnings;
  return (
    <form
      noValidate
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <StayToSave isChanged={(typed.holder !== '' || typed.account !== '') && !save.isSuccess} />
      <TextField
        label={texts.holder}
        error={fields.holder}
        autoComplete="name"
        maxLength={100}
        value={typed.holder}
        onChange={({ target }) => change({ holder: target.value })}
      />
      <TextField
        label={texts.account}
        hint={texts.accountHint}
        error={fields.account}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        value={typed.account}
        onChange={({ target }) => change({ account: target.value })}
      />
      {save.error && !fields.holder && !fields.account ? (
        <Notice kind="error">{errorMessage(save.error)}</Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        {canCancel ? (
          <Button kind="secondary" onClick={onDone}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
