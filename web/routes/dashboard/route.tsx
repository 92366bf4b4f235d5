import { createFileRoute, Outlet, redirect, useChildMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SideMenu } from '../../components/dashboard/side-menu.tsx';
import { SignedOutPanel } from '../../components/dashboard/signed-out-panel.tsx';
import { privateHead } from '../../components/page-head.ts';
import { ExpiredNotice } from '../../identity/expired-notice.tsx';
import { knownSession, useSession } from '../../session.ts';
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
  const current = session.account?._id;

  // Another tab may have logged somebody else in: what is loaded for the first person must go.
  useEffect(() => {
    if (current && current !== account._id) void router.invalidate();
  }, [current, account._id, router]);

  // A screen whose session ended before its data came has nothing on it to keep.
  const isEmpty = useChildMatches({ select: (matches) => matches.some(({ status }) => status === 'error') });
  if (session.status === 'signed-out' && (isEmpty || !session.expired)) return <SignedOutPanel />;
  return (
    <div className="frame pb-20 lg:flex lg:gap-12">
      <SideMenu account={account} />
      <div key={account._id} className="min-w-0 grow">
        {session.expired ? <ExpiredNotice /> : null}
        <Outlet />
      </div>
    </div>
  );
}
