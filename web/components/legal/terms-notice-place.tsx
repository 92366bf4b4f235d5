import { lazy, Suspense } from 'react';
import { useSession } from '../../session.ts';

const TermsNotice = lazy(() => import('./terms-notice.tsx').then((module) => ({ default: module.TermsNotice })));

/** The place of the notice about changed terms; its script comes only for people who are signed in. */
export function TermsNoticePlace() {
  const { status, account } = useSession();
  if (status !== 'signed-in' || !account) return null;
  return (
    <Suspense fallback={null}>
      <TermsNotice accountId={account._id} />
    </Suspense>
  );
}
