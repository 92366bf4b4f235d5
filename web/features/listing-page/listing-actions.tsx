import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import { Suspense } from 'react';
import type { Listing } from '../../../shared/contract/listings.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { AskSeller } from '../conversations/ask-seller.tsx';
import { useIsSaved } from '../wishlist/saved-store.ts';
import { toggleSaved } from '../wishlist/start-saved.ts';
import { BuyNow } from './buy-now.tsx';
import { useCanBuy } from './use-can-buy.ts';
import { useIsOwn } from './use-is-own.ts';

const OwnActions = lazyPart(async () => (await import('../selling/table/own-actions.tsx')).OwnActions);

/** Buy now, and the wishlist button or the specification's log-in prompt. */
export function ListingActions({ listing }: { listing: Listing }) {
  const session = useSession();
  const isSaved = useIsSaved(listing.id);
  const canBuy = useCanBuy(listing);
  const isOwn = useIsOwn(listing);
  const isAvailable = listing.available;
  if (session.account && isOwn)
    return (
      <Suspense fallback={<div className="min-h-24" />}>
        <OwnActions listing={listing} account={session.account} />
      </Suspense>
    );
  if (!isAvailable && !isSaved) return <Notice kind="info">{words.listingPage.goneFromShop}</Notice>;
  return (
    <div className="grid gap-3">
      {isAvailable ? null : <Notice kind="info">{words.listingPage.goneFromShop}</Notice>}
      <div className="flex flex-wrap gap-3 *:min-w-max *:grow *:basis-2/5 @max-[64rem]:[&_:is(a,button)]:px-3 empty:hidden">
        {/* A phone has it at its foot. */}
        {canBuy ? <BuyNow listing={listing} className="barred:hidden" /> : null}
        {session.status === 'signed-out' ? null : (
          <span className="hidden in-data-known:grid">
            <SaveButton listing={listing} isSaved={isSaved} />
          </span>
        )}
      </div>
      {isAvailable ? <AskSeller listing={listing} /> : null}
      {session.account && isSaved ? (
        <Link to="/dashboard/my-orders" className="text-link tap-link justify-self-start">
          {words.listingPage.toSaved}
        </Link>
      ) : null}
      {session.status === 'signed-in' ? null : <LoginPrompt id={listing.id} />}
    </div>
  );
}

function SaveButton({ listing, isSaved }: { listing: Listing; isSaved: boolean }) {
  const cache = useQueryClient();
  return (
    <Button kind="secondary" onClick={() => toggleSaved(cache, listing)}>
      <Heart aria-hidden="true" className={`size-5 ${isSaved ? 'fill-current text-accent' : ''}`} />
      {isSaved ? words.listingPage.isSaved : words.listingPage.addToWishlist}
      {isSaved ? <span className="sr-only">{words.listingPage.pressToRemove}</span> : null}
    </Button>
  );
}

/** In place of the wishlist button (spec §2); a member's page, known before the first paint, never shows it. */
function LoginPrompt({ id }: { id: string }) {
  return (
    <p className="text-muted in-data-known:hidden">
      {words.listingPage.loginPrompt}{' '}
      <Link to="/login" search={{ from: `/furniture/${id}` }} className="text-link">
        {words.nav.login}
      </Link>
    </p>
  );
}
