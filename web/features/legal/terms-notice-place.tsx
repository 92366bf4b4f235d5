import { lazy, Suspense } from 'react';
import { useSession } from '../../platform/session.ts';

const TermsNotice = lazy(async () => ({ default: (await import('./terms-notice.tsx')).TermsNotice }));

/** The place of the notice about changed terms; its script comes only for people who are signed in. */
export function TermsNoticePlace() {
  const { account } = useSession();
  return account ? (
    <Suspense>
      <TermsNotice accountId={account._id} />
    </Suspense>
  ) : null;
}
