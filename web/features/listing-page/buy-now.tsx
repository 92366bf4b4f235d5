import type { Listing } from '../../../shared/contract/listings.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { useSession } from '../../platform/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { markLeaving } from '../../ui/mark-leaving.ts';
import { words } from '../../words.ts';
import { useOwnHold } from './use-can-buy.ts';

type Props = { listing: Listing; className: string };

/** Opens payment by a full page load: only that document may load the card provider. */
export function BuyNow({ listing, className }: Props) {
  const { id, title } = listing;
  const hold = useOwnHold(listing);
  const isSignedOut = useSession().status === 'signed-out';
  const label = hold ? words.listingPage.payNow(showPrice(hold.price)) : words.listingPage.buyNow;
  const name = `${label}: ${title}`;
  return isSignedOut ? (
    <LinkButton
      to="/login"
      search={{ from: `/dashboard/payment/${id}?buy=true` }}
      preload={false}
      aria-label={name}
      className={className}
    >
      {label}
    </LinkButton>
  ) : (
    <LinkButton
      to="/dashboard/payment/$id"
      params={{ id }}
      search={{ buy: true }}
      reloadDocument
      onClick={markLeaving}
      preload={false}
      aria-label={name}
      className={className}
    >
      {label}
    </LinkButton>
  );
}
