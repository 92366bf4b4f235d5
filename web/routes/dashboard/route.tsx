import { createFileRoute, Outlet, redirect, useChildMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ExpiredNotice } from '../../features/accounts/login/expired-notice.tsx';
import { useLiveSession } from '../../features/accounts/login/live-session.ts';
import { SideMenu } from '../../features/dashboard/side-menu.tsx';
import { SignedOutPanel } from '../../features/dashboard/signed-out-panel.tsx';
import { privateHead } from '../../features/shell/page-head.ts';
import { knownSession, useSession } from '../../platform/session.ts';
import { words } from '../../words.ts';

/** What belongs to one person is made in the browser, where the token is (spec §3); the server sends 'Loading...'. */
export const Route = createFileRoute('/dashboard')({
  ssr: false,
  head: () => privateHead(words.titles.dashboard),
  beforeLoad: async ({ location }) => {
    const { account } = await knownSession();
    if (!account) throw redirect({ to: '/login', search: { from: location.href } });
    return { account };
  },
  component: Layout,
});

function Layout() {
  const { account } = Route.useRouteContext();
  const session = useSession();
  const router = useRouter();
  const current = session.account;
  const isOutdated = current !== undefined && (current._id !== account._id || current.type !== account.type);
  useLiveSession();

  // Another tab may have logged another person in, or this one may have become a seller: what was loaded before must go.
  useEffect(() => {
    if (isOutdated) void router.invalidate();
  }, [isOutdated, router]);

  // A screen whose session ended before its data came has nothing on it to keep.
  const isEmpty = useChildMatches({ select: (matches) => matches.some(({ status }) => status === 'error') });
  // Who pays has one thing to do, and a way to leave it.
  const isPaying = useChildMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/dashboard/payment/$id'),
  });
  if (session.status === 'signed-out' && (isEmpty || !session.expired)) return <SignedOutPanel />;
  return (
    <div className="frame pb-20 lg:flex lg:gap-12">
      {isPaying ? null : <SideMenu account={account} />}
      <div key={account._id} className="min-w-0 grow">
        {session.expired ? <ExpiredNotice /> : null}
        <Outlet />
      </div>
    </div>
  );
}
