import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SellerOfferRules } from '../../../shared/contract/offers.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { words } from '../../words.ts';
import { offerRulesQuery } from './offer-queries.ts';
import { readRules, type TypedRules, typedRules } from './typed-rules.ts';
import { useOfferHours } from './use-offer-hours.ts';

/** Whether offers are taken, and which are answered at once. */
export function OfferRules({ listingId }: { listingId: string }) {
  const { data: rules, error, isFetching, refetch } = useQuery(offerRulesQuery(listingId));
  return (
    <Section title={words.offers.rules} lede={words.offers.rulesLede}>
      {rules ? (
        <RulesForm listingId={listingId} rules={rules} />
      ) : error ? (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 w-full max-w-2xl" />
      )}
    </Section>
  );
}

function RulesForm({ listingId, rules }: { listingId: string; rules: SellerOfferRules }) {
  const { draft: typed, setDraft: setTyped, isChanged, applySaved } = useDraft(() => typedRules(rules));
  const [errors, setErrors] = useState<ReturnType<typeof readRules>['errors']>({});
  const cache = useQueryClient();
  const { held } = useOfferHours();
  const texts = words.offers;
  const save = useMutation({
    mutationFn: (body: SellerOfferRules) => getApi().changeOfferRules({ params: { id: listingId }, body }),
    onSuccess: (saved) => {
      toast.success(texts.saved);
      cache.setQueryData(offerRulesQuery(listingId).queryKey, saved);
      void cache.invalidateQueries({ queryKey: ['listings', 'one', listingId] });
    },
  });
  const refused = save.error instanceof ApiError ? save.error.fields : {};
  const change = (part: Partial<TypedRules>) => {
    save.reset();
    setErrors({});
    setTyped({ ...typed, ...part });
  };
  const submit = () => {
    const read = readRules(typed);
    setErrors(read.errors);
    if (read.rules && !save.isPending) save.mutate(read.rules, { onSuccess: () => applySaved(typed, typed) });
  };
  return (
    <form
      noValidate
      className="grid max-w-2xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StayToSave isChanged={isChanged} />
      <SwitchField
        label={texts.accepts}
        hint={texts.acceptsHint}
        checked={typed.accepts}
        onChange={(accepts) => change({ accepts })}
      />
      {typed.accepts ? (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label={`${texts.floor} (${words.ui.optional})`}
            hint={texts.floorHint}
            error={errors.floor ?? refused.floorCents}
            inputMode="decimal"
            autoComplete="off"
            value={typed.floor}
            onChange={({ target }) => change({ floor: target.value })}
          />
          <TextField
            label={`${texts.atOnce} (${words.ui.optional})`}
            hint={texts.atOnceHint(held)}
            error={errors.atOnce ?? refused.acceptCents}
            inputMode="decimal"
            autoComplete="off"
            value={typed.atOnce}
            onChange={({ target }) => change({ atOnce: target.value })}
          />
        </div>
      ) : null}
      {save.error && Object.keys(refused).length === 0 ? (
        <Notice kind="error">
          <p className="font-medium">{texts.notSaved}</p>
          <p>{errorMessage(save.error)}</p>
        </Notice>
      ) : null}
      <Button
        type="submit"
        kind="secondary"
        className="justify-self-start"
        busy={save.isPending}
        busyLabel={texts.saving}
      >
        {texts.save}
      </Button>
    </form>
  );
}
