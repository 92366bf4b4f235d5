import type { Listing } from '../../../../shared/contract/listings.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { OwnButtons } from './own-buttons.tsx';

/** The seller edits, promotes and withdraws instead of buying. */
export function OwnActions({ listing, account }: { listing: Listing; account: SessionAccount }) {
  return (
    <div className="grid gap-4">
      <Notice kind="info">{words.listingPage.ownListing}</Notice>
      <OwnButtons listing={listing} account={account} />
    </div>
  );
}
