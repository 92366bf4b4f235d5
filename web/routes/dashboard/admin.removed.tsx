import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { ListLoading } from '../../features/dashboard/list-loading.tsx';
import { removedListingsQuery, removedUsersQuery } from '../../features/dashboard/list-queries.ts';
import { RemovedListings } from '../../features/moderation/removed-listings.tsx';
import { RemovedPeople } from '../../features/moderation/removed-people.tsx';
import { titled } from '../../features/shell/titled.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/removed')({
  head: titled('removed'),
  loader: async ({ context: { account, queryClient } }) => {
    if (!accountCan.administer(account)) return;
    await Promise.all([
      queryClient.ensureInfiniteQueryData(removedUsersQuery),
      queryClient.ensureInfiniteQueryData(removedListingsQuery),
    ]);
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  if (!accountCan.administer(account)) return <AdminsOnly />;
  return (
    <>
      <PageHeading title={words.titles.removed} lede={words.removed.lede} />
      <div className="grid gap-14">
        <RemovedPeople />
        <RemovedListings />
      </div>
    </>
  );
}
