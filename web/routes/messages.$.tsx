import { createFileRoute, redirect } from '@tanstack/react-router';
import { useLiveSession } from '../features/accounts/login/live-session.ts';
import { MessagesScreen } from '../features/conversations/messages-screen.tsx';
import { NewConversation } from '../features/conversations/new-conversation.tsx';
import { Thread } from '../features/conversations/thread.tsx';
import { SignedOutPanel } from '../features/dashboard/signed-out-panel.tsx';
import { privateHead } from '../features/seo/page-head.ts';
import { LoadingScreen } from '../features/shell/loading-screen.tsx';
import { useSession, waitForSession } from '../platform/session.ts';
import { words } from '../words.ts';

/**
 * `/messages`, `/messages/<conversation>` and `/messages/new/<listing>`, rendered in the browser, which has the token.
 * One route, because the list stays beside each.
 */
export const Route = createFileRoute('/messages/$')({
  ssr: false,
  head: () => privateHead(words.titles.messages),
  loader: async ({ location: { href: from } }) => {
    if (!(await waitForSession()).account) throw redirect({ to: '/login', search: { from } });
  },
  pendingComponent: Pending,
  component: Page,
});

/** From the start: later it would move the page. */
const spaceOf = (address: string) => (address === '' ? '' : 'whole-screen');

function Pending() {
  const { _splat: address = '' } = Route.useParams();
  return (
    <div className={spaceOf(address)}>
      <LoadingScreen />
    </div>
  );
}

function Page() {
  const { _splat: address = '' } = Route.useParams();
  const { account, status } = useSession();
  useLiveSession();
  if (status === 'signed-out') return <SignedOutPanel />;
  if (!account) return <div className={`min-h-dvh ${spaceOf(address)}`} />;
  const [id = '', listingId] = address.split('/');
  const thread =
    id === 'new' && listingId ? (
      <NewConversation key={listingId} listingId={listingId} account={account} />
    ) : id ? (
      <Thread key={id} id={id} accountId={account.id} />
    ) : null;
  return <MessagesScreen key={account.id} thread={thread} />;
}
