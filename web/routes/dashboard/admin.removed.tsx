import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { removedListingsQuery, removedUsersQuery } from '../../features/admin/admin-queries.ts';
import { RemovedListings } from '../../features/admin/removed-listings.tsx';
import { RemovedPeople } from '../../features/admin/removed-people.tsx';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/removed')({
  head: titledHead('removed'),
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
