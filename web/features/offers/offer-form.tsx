import { useState } from 'react';
import { offerBounds } from '../../../shared/domain/offer.ts';
import { ApiError } from '../../platform/api.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { readTypedAmount, typedAmount } from '../../platform/i18n/read-typed-amount.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';
import { OfferSuggestions } from './offer-suggestions.tsx';
import { type Countered, type MadeOffer, type OfferListing, useMakeOffer } from './use-make-offer.ts';
import { useOfferHours } from './use-offer-hours.ts';

type Props = {
  listing: OfferListing;
  counter: Countered | undefined;
  replaces: number | undefined;
  typed: string;
  onType: (typed: string) => void;
  onMade: (made: MadeOffer) => void;
};

export function OfferForm({ listing, counter, replaces, typed, onType, onMade }: Props) {
  const make = useMakeOffer(listing.id, counter?.id);
  const [isWrong, setWrong] = useState(false);
  const texts = words.offers;
  const { least, most } = offerBounds(listing.priceCents);
  const amount = readTypedAmount(typed);
  const isPossible = amount !== undefined && amount >= least && amount <= most;
  const refused = make.error instanceof ApiError ? make.error.fields.amountCents : undefined;
  const bounds = [showMoney(least), showMoney(most)] as const;
  const type = (text: string) => {
    make.reset();
    setWrong(false);
    onType(text);
  };
  const submit = () => {
    setWrong(!isPossible);
    if (isPossible && !make.isPending) make.mutate(amount, { onSuccess: onMade });
  };
  const { open, held } = useOfferHours();
  const steps = counter?.role === 'seller' ? texts.nextForSeller(open, held) : texts.nextForBuyer(open, held);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="-mt-2 text-muted">
        {texts.price(showMoney(listing.priceCents))}{' '}
        {counter ? texts.theyOffer(counter.name, showMoney(counter.amountCents)) : null}
        {replaces === undefined ? null : texts.replaces(showMoney(replaces))}
      </p>
      {counter ? null : (
        <OfferSuggestions
          price={listing.priceCents}
          chosen={amount}
          onChoose={(suggested) => type(typedAmount(suggested))}
        />
      )}
      <TextField
        label={counter ? texts.counterAmount : texts.amount}
        hint={isWrong ? undefined : texts.bounds(...bounds)}
        error={isWrong ? texts.notInBounds(...bounds) : refused}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="send"
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {make.error && !refused ? <Notice kind="error">{errorMessage(make.error)}</Notice> : null}
      <Button type="submit" busy={make.isPending} busyLabel={texts.sending}>
        {counter ? texts.counterSubmit : texts.submit}
      </Button>
      <section className="grid gap-1.5 border-line border-t pt-4 text-muted text-sm">
        <h3 className="font-medium font-sans text-ink">{texts.next}</h3>
        <ul className="grid list-disc gap-1 ps-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
    </form>
  );
}
