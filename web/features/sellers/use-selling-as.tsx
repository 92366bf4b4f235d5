import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SellingAs } from '../../../shared/contract/sellers.ts';
import { type SellerKind, sellerKinds } from '../../../shared/domain/selling-as.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';
import { sellingAsQuery } from './selling-as-queries.ts';

type Typed = { legalName: string; address: string; registration: string; email: string };

/** Fields for private seller or trader, with a save function. */
export function useSellingAs(account: SessionAccount, known: SellingAs | undefined) {
  const [kind, setKind] = useState<SellerKind>(known?.kind ?? 'private');
  const [typed, setTyped] = useState<Typed>({
    legalName: '',
    address: '',
    registration: '',
    email: account.email,
    ...known?.trader,
  });
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: () => getApi().changeSellingAs({ body: kind === 'trader' ? { kind, ...typed } : { kind } }),
    onSuccess: (saved) => queryClient.setQueryData(sellingAsQuery(account.id).queryKey, saved),
  });
  const errors = saving.error instanceof ApiError ? saving.error.fields : {};
  const register = (name: keyof Typed) => ({
    label: words.sellingAs[name],
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const fields: ReactNode = (
    <div className="grid gap-5">
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium text-sm">{words.sellingAs.legend}</legend>
        {sellerKinds.map((value) => (
          <label key={value} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="seller-kind"
              className="size-5 accent-accent"
              checked={kind === value}
              onChange={() => setKind(value)}
            />
            {words.sellingAs.kinds[value]}
          </label>
        ))}
      </fieldset>
      {kind === 'trader' ? (
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
  return { fields, isSaving: saving.isPending, save: () => saving.mutateAsync() };
}
