import { useState } from 'react';
import type { Conversation, ShownOffer } from '../../../shared/contract/conversations.ts';
import type { Offer } from '../../../shared/contract/offers.ts';
import { isAbovePrice, offerCan } from '../../../shared/domain/offer.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { PayLink } from './pay-link.tsx';
import { useNow } from './use-now.ts';
import { useOfferAnswer } from './use-offer-answer.ts';
import { useOfferHours } from './use-offer-hours.ts';

type Props = {
  offer: ShownOffer;
  role: Conversation['role'];
  otherName: string;
  listing: Pick<Offer['listing'], 'id' | 'title' | 'priceCents' | 'state'>;
};

/** Buttons for the steps that `offerCan` allows the reader. */
export function OfferActions({ offer, role, otherName, listing }: Props) {
  const answer = useOfferAnswer(offer.id);
  const { held } = useOfferHours();
  const [isAsked, setAsked] = useState(false);
  const [isCountering, setCountering] = useState(false);
  const by = offer.by === 'me' ? 'proposer' : 'other';
  const may = (event: Parameters<typeof offerCan>[0]) => offerCan(event, offer.state, by);
  const isOver = useNow(offer.expiresAt) >= Date.parse(offer.expiresAt);
  if (offer.state !== 'open' || isOver) return null;
  const texts = words.offers;
  const amount = showMoney(offer.amountCents);
  const isForSale = listing.state === 'available';
  const isAbove = isAbovePrice(offer.amountCents, listing.priceCents);
  const label = (action: string) => texts.actionOn(action, amount, otherName);
  const isBusy = (step: typeof answer.variables) => answer.isPending && answer.variables === step;
  return (
    <div className="grid gap-3">
      {may('accept') && !isForSale ? (
        <p className="text-muted text-sm">{listing.state === 'held' ? texts.onHold : texts.notForSale}</p>
      ) : null}
      {may('accept') && isForSale && isAbove ? (
        <p className="text-muted text-sm">{texts.abovePrice[role](showMoney(listing.priceCents), otherName)}</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {may('accept') && isForSale && isAbove && role === 'buyer' ? (
          <PayLink listing={listing} amountCents={listing.priceCents} size="small" />
        ) : null}
        {may('accept') && isForSale && !isAbove ? (
          <Button size="small" aria-label={label(texts.accept)} onClick={() => setAsked(true)}>
            {texts.accept}
          </Button>
        ) : null}
        {may('counter') && isForSale ? (
          <Button kind="secondary" size="small" aria-label={label(texts.counter)} onClick={() => setCountering(true)}>
            {texts.counter}
          </Button>
        ) : null}
        {may('decline') ? (
          <Button
            kind="quiet"
            size="small"
            busy={isBusy('decline')}
            aria-label={label(texts.decline)}
            onClick={() => answer.mutate('decline')}
          >
            {texts.decline}
          </Button>
        ) : null}
        {may('withdraw') ? (
          <Button
            kind="secondary"
            size="small"
            busy={isBusy('withdraw')}
            aria-label={label(texts.withdraw)}
            onClick={() => answer.mutate('withdraw')}
          >
            {texts.withdraw}
          </Button>
        ) : null}
      </div>
      {answer.error ? <Notice kind="error">{errorMessage(answer.error)}</Notice> : null}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        question={texts.acceptQuestion(amount)}
        consequence={role === 'seller' ? texts.acceptAsSeller(otherName, held) : texts.acceptAsBuyer(held)}
        confirmLabel={texts.accept}
        busy={isBusy('accept')}
        onConfirm={() => answer.mutate('accept', { onSettled: () => setAsked(false) })}
      />
      <OfferDialog
        open={isCountering}
        onOpenChange={setCountering}
        listing={listing}
        counter={{ id: offer.id, amountCents: offer.amountCents, name: otherName, role }}
      />
    </div>
  );
}
