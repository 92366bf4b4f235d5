import type { Conversation, ShownOffer } from '../../../shared/contract/conversations.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferTurn } from './offer-turn.tsx';

type Props = { offer: ShownOffer; conversation: Conversation };

/** An offer between messages, with state and actions. */
export function OfferCard({ offer, conversation: { role, other, listing, closed } }: Props) {
  const texts = words.offers;
  const price = showMoney(listing.priceCents);
  // An answer takes its buttons away.
  const place = useFocusStays<HTMLDivElement>();
  return (
    <div {...place} className="grid w-90 max-w-full gap-3 rounded-card border border-line bg-surface p-4 outline-none">
      <div className="grid gap-0.5">
        <p dir="auto" className="text-muted text-sm">
          {offer.by === 'me' ? texts.mine : texts.theirs(other.name)}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="price font-display text-3xl leading-none">{showMoney(offer.amountCents)}</span>
          {offer.amountCents < listing.priceCents ? (
            <span className="text-muted text-sm">{texts.insteadOf(price)}</span>
          ) : null}
        </p>
      </div>
      <OfferTurn offer={offer} role={role} />
      {closed ? null : <OfferActions offer={offer} role={role} otherName={other.name} listing={listing} />}
    </div>
  );
}
