import { createFileRoute } from '@tanstack/react-router';
import { readWaitingLists } from '../../features/dashboard/waiting-lists.tsx';
import { WaitingSections } from '../../features/dashboard/waiting-sections.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/your-turn')({
  head: titledHead('yourTurn'),
  loader: ({ context: { account, queryClient } }) => readWaitingLists(queryClient, account),
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return (
    <>
      <PageHeading title={words.titles.yourTurn} lede={words.dashboard.waitingLede} />
      <WaitingSections account={account} />
    </>
  );
}
