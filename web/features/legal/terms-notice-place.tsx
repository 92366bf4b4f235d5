import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useSession } from '../../platform/session.ts';

const TermsNotice = lazyPart(async () => (await import('./terms-notice.tsx')).TermsNotice);

/** Loads the notice about changed terms, for signed-in people only. */
export function TermsNoticePlace() {
  const { account } = useSession();
  return account ? (
    <Suspense>
      <TermsNotice accountId={account.id} />
    </Suspense>
  ) : null;
}
