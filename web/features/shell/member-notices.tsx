import { useEffect } from 'react';
import type { SessionAccount } from '../../platform/session.ts';
import { markPresses } from '../../ui/mark-presses.ts';
import { TermsNotice } from '../legal/terms-notice.tsx';
import { PublishedPlace } from '../selling/published/published-place.tsx';

/** Changed terms, the card about a new listing, and the marks of presses. */
export function MemberNotices({ account }: { account: SessionAccount }) {
  useEffect(markPresses, []);
  return (
    <>
      <TermsNotice accountId={account.id} />
      <PublishedPlace account={account} />
    </>
  );
}
