import { useState } from 'react';
import type { Conversation, ShownOffer } from '../../../shared/contract/conversations.ts';
import { OFFER_HOLD_HOURS, offerCan } from '../../../shared/domain/offer.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { useOfferAnswer } from './use-offer-answer.ts';

type Props = {
  offer: ShownOffer;
  role: Conversation['role'];
  otherName: string;
  listing: { id: string; title: string; priceCents: number };
};

/** Steps that the reader may take, by the server's rules. */
export function OfferActions({ offer, role, otherName, listing }: Props) {
  const answer = useOfferAnswer(offer.id);
  const [isAsked, setAsked] = useState(false);
  const [isCountering, setCountering] = useState(false);
  const by = offer.by === 'me' ? 'proposer' : 'other';
  const may = (event: Parameters<typeof offerCan>[0]) => offerCan(event, offer.state, by);
  if (offer.state !== 'open') return null;
  const said = words.offers;
  const amount = showMoney(offer.amountCents);
  const label = (action: string) => said.actionOn(action, amount, otherName);
  const isBusy = (step: typeof answer.variables) => answer.isPending && answer.variables === step;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {may('accept') ? (
          <Button size="small" aria-label={label(said.accept)} onClick={() => setAsked(true)}>
            {said.accept}
          </Button>
        ) : null}
        {may('counter') ? (
          <Button kind="secondary" size="small" aria-label={label(said.counter)} onClick={() => setCountering(true)}>
            {said.counter}
          </Button>
        ) : null}
        {may('decline') ? (
          <Button
            kind="quiet"
            size="small"
            busy={isBusy('decline')}
            aria-label={label(said.decline)}
            onClick={() => answer.mutate('decline')}
          >
            {said.decline}
          </Button>
        ) : null}
        {may('withdraw') ? (
          <Button
            kind="secondary"
            size="small"
            busy={isBusy('withdraw')}
            aria-label={label(said.withdraw)}
            onClick={() => answer.mutate('withdraw')}
          >
            {said.withdraw}
          </Button>
        ) : null}
      </div>
      {answer.error ? <Notice kind="error">{errorMessage(answer.error)}</Notice> : null}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        question={said.acceptQuestion(amount)}
        consequence={
          role === 'seller' ? said.acceptAsSeller(otherName, OFFER_HOLD_HOURS) : said.acceptAsBuyer(OFFER_HOLD_HOURS)
        }
        confirmLabel={said.accept}
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
