import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useSession } from '../../platform/session.ts';

const MemberNotices = lazyPart(async () => (await import('./member-notices.tsx')).MemberNotices);

/** Loads the notices above a page, for signed-in people only. */
export function MemberNoticesPlace() {
  const { account } = useSession();
  return account ? (
    <Suspense>
      <MemberNotices account={account} />
    </Suspense>
  ) : null;
}
