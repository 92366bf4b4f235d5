import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { taxThreshold } from '../../../shared/domain/tax-report.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { byLocale, pageLocale } from '../../platform/i18n/formats.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { sellingAsQuery } from '../sellers/selling-as-queries.ts';
import { taxDetailsQuery } from './payout-queries.ts';

const wholeEuros = byLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);

/** What the report to the tax authority says about a seller; shown once the threshold is near. */
export function TaxDetails({ account }: { account: SessionAccount }) {
  const { data: details } = useSuspenseQuery(taxDetailsQuery);
  const [isChanging, setChanging] = useState(false);
  const texts = words.earnings;
  if (!details.isAsked) return null;
  return (
    <Section
      id="tax"
      title={texts.taxTitle}
      lede={texts.taxLede(taxThreshold.sales, wholeEuros(pageLocale()).format(taxThreshold.euros))}
    >
      {details.isGiven && !isChanging ? (
        <div className="grid justify-items-start gap-3">
          <p className="wrap-anywhere">{texts.taxGiven(details.legalName, details.taxNumber)}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {details.address}
          </p>
          <Button kind="secondary" onClick={() => setChanging(true)}>
            {texts.taxChange}
          </Button>
        </div>
      ) : (
        <>
          {details.isGiven ? null : (
            <div className="justify-self-start">
              <Notice kind="warning">{texts.taxNeeded}</Notice>
            </div>
          )}
          <TaxForm account={account} before={details} onDone={() => setChanging(false)} />
        </>
      )}
    </Section>
  );
}

type Typed = { legalName: string; address: string; taxNumber: string };

/** Empty fields start with the saved value, else the trader's details. */
function TaxForm({ account, before, onDone }: { account: SessionAccount; before: Typed; onDone: () => void }) {
  const { data: sellingAs } = useQuery(sellingAsQuery(account.id));
  const [changed, setChanged] = useState<Partial<Typed>>({});
  const known = { legalName: '', address: '', ...sellingAs?.trader, taxNumber: '' };
  const shown = (name: keyof Typed) => changed[name] ?? (before[name] || known[name]);
  const typed = { legalName: shown('legalName'), address: shown('address'), taxNumber: shown('taxNumber') };
  const cache = useQueryClient();
  const save = useMutation({
    mutationFn: () => getApi().saveTaxDetails({ body: typed }),
    onSuccess: (saved) => {
      toast.success(words.earnings.taxSaved);
      cache.setQueryData(taxDetailsQuery.queryKey, saved);
      onDone();
    },
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const texts = words.earnings;
  const of = (name: keyof Typed) => ({
    error: fields[name],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setChanged({ ...changed, [name]: target.value }),
  });
  return (
    <form
      noValidate
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <StayToSave isChanged={Object.keys(changed).length > 0 && !save.isSuccess} />
      <TextField label={texts.taxName} autoComplete="name" maxLength={200} {...of('legalName')} />
      <TextArea label={texts.taxAddress} rows={3} autoComplete="street-address" maxLength={400} {...of('address')} />
      <TextField
        label={texts.taxNumber}
        hint={texts.taxNumberHint}
        autoComplete="off"
        maxLength={40}
        {...of('taxNumber')}
      />
      {save.error && Object.keys(fields).length === 0 ? <Notice kind="error">{errorMessage(save.error)}</Notice> : null}
      <div>
        <Button type="submit" busy={save.isPending} busyLabel={texts.saving}>
          {texts.taxSave}
        </Button>
      </div>
    </form>
  );
}
