import { lazy, Suspense } from 'react';
import { useSession } from '../../platform/session.ts';

const TermsNotice = lazy(async () => ({ default: (await import('./terms-notice.tsx')).TermsNotice }));

/** Loads the notice about changed terms, for signed-in people only. */
export function TermsNoticePlace() {
  const { account } = useSession();
  return account ? (
    <Suspense>
      <TermsNotice accountId={account._id} />
    </Suspense>
  ) : null;
}
