import type { SessionAccount } from '../../platform/session.ts';
import { TermsNotice } from '../legal/terms-notice.tsx';
import { PublishedPlace } from '../selling/published/published-place.tsx';

/** The notice about changed terms, and the card about a new listing. */
export function MemberNotices({ account }: { account: SessionAccount }) {
  return (
    <>
      <TermsNotice accountId={account.id} />
      <PublishedPlace account={account} />
    </>
  );
}
