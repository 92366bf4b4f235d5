import { createFileRoute } from '@tanstack/react-router';
import type { User } from '../../../shared/contract/accounts.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { PersonName } from '../../features/accounts/person-link.tsx';
import { usersQuery } from '../../features/admin/admin-queries.ts';
import { readPeopleAddress } from '../../features/admin/people-address.ts';
import { emailColumn, PeopleList } from '../../features/admin/people-list.tsx';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { legalSourceQuery } from '../../features/legal/legal-queries.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import type { Column } from '../../ui/data-table.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/all-buyers/$type')({
  head: titledHead('allBuyers'),
  validateSearch: readPeopleAddress,
  loader: async ({ context, location }) => {
    if (!accountCan.administer(context.account)) return;
    await Promise.all([
      context.queryClient.ensureInfiniteQueryData(usersQuery('buyer', readPeopleAddress(location.search))),
      context.queryClient.prefetchQuery(legalSourceQuery('terms')),
    ]);
  },
  pendingComponent: ListLoading,
  component: Page,
});

const columns = (): Column<User>[] => [
  { key: 'index', header: words.ui.rowNumber, onPhone: 'none', cell: (_, index) => index + 1 },
  {
    key: 'name',
    header: words.admin.name,
    names: true,
    sort: 'name',
    cell: ({ id, displayName }) => <PersonName id={id} name={displayName} />,
  },
  emailColumn(),
];

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Buyers /> : <AdminsOnly />;
}

function Buyers() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();

  return (
    <PeopleList
      type="buyer"
      title={words.titles.allBuyers}
      none={words.admin.noBuyers}
      columns={columns()}
      address={address}
      onAddress={(search, { replace }) => void navigate({ search, replace, resetScroll: !replace })}
    />
  );
}
