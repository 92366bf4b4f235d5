import { Link } from '@tanstack/react-router';
import type { Listing } from '../../../shared/contract/listings.ts';
import { words } from '../../words.ts';
import { ReportButton } from '../cases/report-button.tsx';
import { Contact, HiddenContact } from '../listings/contact.tsx';
import { VerifiedSeller } from '../listings/verified-seller.tsx';
import { WithdrawalNotice } from '../sellers/withdrawal-notice.tsx';
import { useIsOwn } from './use-is-own.ts';

export function SellerCard({ listing }: { listing: Listing }) {
  const { phone, sellerEmail } = listing;
  const isOwn = useIsOwn(listing);
  const name = listing.accountName ?? listing.sellerName;
  return (
    <section className="grid gap-3 rounded-card bg-sunken p-5">
      <h2 className="sr-only">{words.listingPage.seller}</h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-display text-xl">
          {listing.sellerId ? (
            <Link
              to="/sellers/$id"
              params={{ id: listing.sellerId }}
              preload={false}
              dir="auto"
              className="text-link tap-link"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {listing.verified ? <VerifiedSeller /> : null}
      </div>
      {listing.accountName ? (
        <p dir="auto" className="wrap-anywhere">
          {words.listingPage.askFor(listing.sellerName)}
        </p>
      ) : null}
      {phone && sellerEmail ? (
        <Contact phone={phone} dial={listing.dial} sellerEmail={sellerEmail} />
      ) : listing.available ? (
        <HiddenContact listing={listing} />
      ) : null}
      <WithdrawalNotice trader={listing.trader} />
      {isOwn ? null : <ReportButton kind="account" targetId={listing.id} />}
    </section>
  );
}
