import type { Listing } from '../../../shared/contract/listings.ts';
import { words } from '../../words.ts';
import { ReportButton } from '../moderation/cases/report-button.tsx';
import { WithdrawalNotice } from '../sellers/withdrawal-notice.tsx';
import { ContactLine, telephone } from './contact-line.tsx';
import { VerifiedSeller } from './verified-seller.tsx';

export function SellerCard({ listing }: { listing: Listing }) {
  const { phone, sellerEmail } = listing;
  return (
    <section className="grid gap-3 rounded-card bg-sunken p-5">
      <h2 className="sr-only">{words.listingPage.seller}</h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 break-words font-display text-xl">{listing.accountName ?? listing.sellerName}</p>
        {listing.verified ? <VerifiedSeller /> : null}
        <ReportButton kind="account" listingId={listing.id} />
      </div>
      {phone || sellerEmail ? (
        <dl className="grid gap-1">
          {phone ? <ContactLine name={words.listingPage.phone} value={phone} href={telephone(phone)} /> : null}
          {sellerEmail ? (
            <ContactLine name={words.listingPage.email} value={sellerEmail} href={`mailto:${sellerEmail}`} />
          ) : null}
        </dl>
      ) : (
        <p className="text-muted text-sm">{whyHidden(listing)}</p>
      )}
      <WithdrawalNotice trader={listing.trader} />
    </section>
  );
}

function whyHidden({ contactHidden }: Listing): string {
  if (contactHidden === 'confirm_email') return words.listingPage.contactAfterConfirming;
  if (contactHidden === 'daily_limit') return words.listingPage.contactTomorrow;
  return words.listingPage.contactAfterLogin;
}
