import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Listing } from '../../../shared/contract/listings.ts';
import type { Offer } from '../../../shared/contract/offers.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { readWirePrice } from '../../platform/shop-money.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { words } from '../../words.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { offersQuery } from './offer-queries.ts';
import { OfferTurn } from './offer-turn.tsx';
import { TimeLeft } from './time-left.tsx';

type Props = { listing: Listing; open: boolean; onOpenChange: (open: boolean) => void };

export function ListingOffer({ listing, open, onOpenChange }: Props) {
  const { id, title, price } = listing;
  const { data: offers } = useQuery(offersQuery(id));
  const offer = offers?.find(({ role, state, holdUntil }) => role === 'buyer' && (state === 'open' || holdUntil));
  return (
    <>
      {offer ? <OwnOffer offer={offer} /> : null}
      <OfferDialog
        open={open}
        onOpenChange={onOpenChange}
        listing={{ id, title, priceCents: readWirePrice(price) ?? 0 }}
        replaces={offer?.state === 'open' && offer.by === 'me' ? offer.amountCents : undefined}
      />
    </>
  );
}

/** The page has the button to pay. */
function OwnOffer({ offer }: { offer: Offer }) {
  const { holdUntil, conversationId } = offer;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
      <div className="grid gap-1">
        <p className="font-medium">{sentence(offer)}</p>
        {holdUntil ? (
          <p className="text-muted text-sm">
            <Dotted>
              {words.offers.heldForYou}
              <TimeLeft until={holdUntil} />
            </Dotted>
          </p>
        ) : (
          <OfferTurn offer={offer} role={offer.role} />
        )}
        <Link
          to="/messages/$"
          params={{ _splat: conversationId }}
          preload={false}
          className="text-link tap-link text-sm"
        >
          {words.offers.see}
        </Link>
      </div>
    </div>
  );
}

function sentence({ holdUntil, by, amountCents }: Offer): string {
  const amount = showMoney(amountCents);
  if (holdUntil) return words.offers.ownHold(amount);
  return by === 'me' ? words.offers.ownOpen(amount) : words.offers.ownCountered(amount);
}
