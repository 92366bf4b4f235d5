import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SellingAs } from '../../../shared/contract/sellers.ts';
import { type SellerKind, sellerKinds } from '../../../shared/domain/selling-as.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import { words } from '../../words.ts';
import { sellingAsQuery } from './selling-as-queries.ts';

type Typed = { kind: SellerKind; legalName: string; address: string; registration: string; email: string };

/** Fields for private seller or trader, with a save function. */
export function useSellingAs(account: SessionAccount, known: SellingAs | undefined) {
  const { draft, setDraft, isChanged, applySaved } = useDraft<Typed>(() => ({
    kind: known?.kind ?? 'private',
    legalName: '',
    address: '',
    registration: '',
    email: account.email,
    ...known?.trader,
  }));
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ kind, ...trader }: Typed) =>
      getApi().changeSellingAs({ body: kind === 'trader' ? { kind, ...trader } : { kind } }),
    onSuccess: (saved, sent) => {
      applySaved(sent, sent);
      queryClient.setQueryData(sellingAsQuery(account.id).queryKey, saved);
    },
  });
  const errors = saving.error instanceof ApiError ? saving.error.fields : {};
  const register = (name: Exclude<keyof Typed, 'kind'>) => ({
    label: words.sellingAs[name],
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  const fields: ReactNode = (
    <div className="grid gap-5">
      <StayToSave isChanged={isChanged} />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium text-sm">{words.sellingAs.legend}</legend>
        {sellerKinds.map((value) => (
          <label key={value} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="seller-kind"
              className="size-5 accent-accent"
              checked={draft.kind === value}
              onChange={() => setDraft({ ...draft, kind: value })}
            />
            {words.sellingAs.kinds[value]}
          </label>
        ))}
      </fieldset>
      {draft.kind === 'trader' ? (
        <>
          <TextField {...register('legalName')} autoComplete="organization" />
          <TextArea {...register('address')} rows={3} autoComplete="street-address" />
          <TextField {...register('registration')} />
          <TextField {...register('email')} type="email" autoComplete="email" />
        </>
      ) : null}
      {saving.error && Object.keys(errors).length === 0 ? (
        <Notice kind="error">{errorMessage(saving.error)}</Notice>
      ) : null}
    </div>
  );
  return { fields, isSaving: saving.isPending, save: () => saving.mutateAsync(draft) };
}
