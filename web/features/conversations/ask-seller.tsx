import { useLocation, useNavigate } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Suspense, useEffect, useState } from 'react';
import type { Listing } from '../../../shared/contract/listings.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { words } from '../../words.ts';

const ListingOffer = lazyPart(async () => (await import('../offers/listing-offer.tsx')).ListingOffer);

/** Message to the seller, and an offer unless the price is fixed. */
export function AskSeller({ listing }: { listing: Listing }) {
  const { id, title, acceptsOffers, onHoldUntil } = listing;
  const { status } = useSession();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // Set after logging in.
  const isWanted = useLocation({ select: ({ search }) => 'offer' in search });
  const canOffer = acceptsOffers !== false && !onHoldUntil;
  useEffect(() => {
    if (isWanted && canOffer) setOpen(true);
  }, [isWanted, canOffer]);
  const offer = () => {
    if (status === 'signed-out')
      return void navigate({ to: '/login', search: { from: `/furniture/${id}?offer=true` } });
    setOpen(true);
  };
  return (
    <>
      <div className="flex flex-wrap gap-3 *:min-w-max *:grow *:basis-2/5 @max-[64rem]:[&_:is(a,button)]:px-3 noscript:hidden">
        <LinkButton
          to="/messages/$"
          params={{ _splat: `new/${id}` }}
          preload={false}
          kind="secondary"
          aria-label={words.ui.actionOn(words.listingPage.messageSeller, title)}
        >
          <MessageCircle aria-hidden="true" className="size-5 @max-[64rem]:hidden" />
          {words.listingPage.messageSeller}
        </LinkButton>
        {canOffer ? (
          <Button kind="secondary" aria-label={words.ui.actionOn(words.listingPage.makeOffer, title)} onClick={offer}>
            {words.listingPage.makeOffer}
          </Button>
        ) : null}
      </div>
      <Suspense>
        {status === 'signed-in' ? <ListingOffer listing={listing} open={isOpen} onOpenChange={setOpen} /> : null}
      </Suspense>
    </>
  );
}
