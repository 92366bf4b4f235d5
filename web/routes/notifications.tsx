import { createFileRoute, redirect } from '@tanstack/react-router';
import { useLiveSession } from '../features/accounts/login/live-session.ts';
import { SignedOutPanel } from '../features/dashboard/signed-out-panel.tsx';
import { NotificationsScreen } from '../features/notifications/notifications-screen.tsx';
import { privateHead } from '../features/seo/page-head.ts';
import { useSession, waitForSession } from '../platform/session.ts';
import { words } from '../words.ts';

/** Renders in the browser, which has the token. */
export const Route = createFileRoute('/notifications')({
  ssr: false,
  head: () => privateHead(words.titles.notifications),
  loader: async ({ location: { href: from } }) => {
    if (!(await waitForSession()).account) throw redirect({ to: '/login', search: { from } });
  },
  component: Page,
});

function Page() {
  const { account, status } = useSession();
  useLiveSession();
  if (status === 'signed-out') return <SignedOutPanel />;
  return account ? <NotificationsScreen key={account.id} /> : <div className="min-h-dvh" />;
}
