import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import { Suspense } from 'react';
import type { Listing } from '../../../shared/contract/listings.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { AskSeller } from '../conversations/ask-seller.tsx';
import { useIsSaved } from '../wishlist/saved-store.ts';
import { toggleSaved } from '../wishlist/start-saved.ts';
import { wishQuery } from '../wishlist/wish-query.ts';
import { useIsOwn } from './use-is-own.ts';

const OwnActions = lazyPart(async () => (await import('../selling/table/own-actions.tsx')).OwnActions);

/** Buy now and save buttons, or the specification's log-in prompt. */
export function ListingActions({ listing }: { listing: Listing }) {
  const session = useSession();
  const isSaved = useIsSaved(listing.id);
  const isOurs = useOwnHold(listing, isSaved);
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
    <div className="grid gap-4">
      {isAvailable ? null : <Notice kind="info">{words.listingPage.goneFromShop}</Notice>}
      <div className="grid auto-cols-fr gap-3 min-[24rem]:grid-flow-col">
        {isAvailable && (!listing.onHoldUntil || isOurs) ? <BuyNow id={listing.id} title={listing.title} /> : null}
        <SaveButton listing={listing} isSaved={isSaved} />
      </div>
      {isAvailable ? <AskSeller listing={listing} /> : null}
      {session.account && isSaved ? (
        <Link to="/dashboard/my-orders" className="text-link justify-self-start">
          {words.listingPage.toSaved}
        </Link>
      ) : null}
      {session.status === 'signed-out' ? <LoginPrompt id={listing.id} /> : null}
      {session.status === 'loading' ? (
        <div className="min-h-12">
          <noscript>
            <LoginPrompt id={listing.id} />
          </noscript>
        </div>
      ) : null}
    </div>
  );
}

/** Returns whether the viewer holds this listing and can continue paying. */
function useOwnHold({ id, onHoldUntil }: Listing, isSaved: boolean): boolean {
  const isSignedIn = useSession().status === 'signed-in';
  const { data } = useQuery({ ...wishQuery(id), enabled: isSignedIn && isSaved && onHoldUntil !== undefined });
  return data?.heldByMe ?? false;
}

/** Opens payment by a full page load: only that document may load the card provider. */
function BuyNow({ id, title }: { id: string; title: string }) {
  const isSignedOut = useSession().status === 'signed-out';
  const name = `${words.listingPage.buyNow}: ${title}`;
  const label = words.listingPage.buyNow;
  return isSignedOut ? (
    <LinkButton to="/login" search={{ from: `/dashboard/payment/${id}?buy=true` }} preload={false} aria-label={name}>
      {label}
    </LinkButton>
  ) : (
    <LinkButton
      to="/dashboard/payment/$id"
      params={{ id }}
      search={{ buy: true }}
      reloadDocument
      preload={false}
      aria-label={name}
    >
      {label}
    </LinkButton>
  );
}

function SaveButton({ listing, isSaved }: { listing: Listing; isSaved: boolean }) {
  const cache = useQueryClient();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <Button kind="secondary" onClick={() => toggleSaved(cache, listing)} className="noscript:hidden">
      <Heart aria-hidden="true" className={`size-5 ${isSaved ? 'fill-current text-accent' : ''}`} />
      {isSaved ? words.listingPage.isSaved : isSignedIn ? words.listingPage.addToWishlist : words.listingPage.save}
      {isSaved ? <span className="sr-only">{words.listingPage.pressToRemove}</span> : null}
    </Button>
  );
}

function LoginPrompt({ id }: { id: string }) {
  return (
    <p className="text-muted">
      {words.listingPage.loginPrompt}{' '}
      <Link to="/login" search={{ from: `/furniture/${id}` }} className="text-link">
        {words.nav.login}
      </Link>
    </p>
  );
}
