import { createFileRoute, Outlet, redirect, useChildMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ExpiredNotice } from '../../features/accounts/login/expired-notice.tsx';
import { useLiveSession } from '../../features/accounts/login/live-session.ts';
import { ProofDialog } from '../../features/accounts/proof/proof-dialog.tsx';
import { DashboardLoading } from '../../features/dashboard/dashboard-loading.tsx';
import { SideMenu } from '../../features/dashboard/side-menu.tsx';
import { SignedOutPanel } from '../../features/dashboard/signed-out-panel.tsx';
import { SuspendedNotice } from '../../features/dashboard/suspended-notice.tsx';
import { useSendRecorded } from '../../features/fulfillment/offline/use-send-recorded.ts';
import { privateHead } from '../../features/seo/page-head.ts';
import { useSession, waitForSession } from '../../platform/session.ts';
import { words } from '../../words.ts';

/** Personal pages render in the browser, which has the token (spec §3). */
export const Route = createFileRoute('/dashboard')({
  ssr: false,
  head: () => privateHead(words.titles.dashboard),
  beforeLoad: async ({ location }) => {
    const { account } = await waitForSession();
    if (!account) throw redirect({ to: '/login', search: { from: location.href } });
    return { account };
  },
  pendingComponent: DashboardLoading,
  component: Layout,
});

function Layout() {
  const { account } = Route.useRouteContext();
  const session = useSession();
  const router = useRouter();
  const current = session.account;
  const isOutdated = current !== undefined && (current.id !== account.id || current.type !== account.type);
  useLiveSession();
  useSendRecorded(account.id);

  // The account may have changed in another tab; drop old data.
  useEffect(() => {
    if (isOutdated) void router.invalidate();
  }, [isOutdated, router]);

  // Without loaded content, there is nothing to keep when the session ends.
  const isEmpty = useChildMatches({ select: (matches) => matches.some(({ status }) => status === 'error') });
  // During payment, hide the menu.
  const isPaying = useChildMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/dashboard/payment/$id'),
  });
  if (session.status === 'signed-out' && (isEmpty || !session.expired)) return <SignedOutPanel />;
  return (
    <div className="frame min-h-dvh pb-20 lg:flex lg:gap-12">
      {isPaying ? null : <SideMenu account={account} />}
      <div key={account.id} className="min-w-0 grow">
        {session.expired ? <ExpiredNotice /> : null}
        {current?.suspended ? <SuspendedNotice /> : null}
        <Outlet />
        <ProofDialog />
      </div>
    </div>
  );
}
