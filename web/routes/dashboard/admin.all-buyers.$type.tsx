import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { User } from '../../../shared/contract/accounts.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { userSorts } from '../../../shared/domain/sorting.ts';
import { getApi } from '../../api-client.ts';
import { readPeopleAddress } from '../../components/admin/people-address.ts';
import { PeopleSearch } from '../../components/admin/people-search.tsx';
import { AdminsOnly } from '../../components/dashboard/admins-only.tsx';
import { ListEnd } from '../../components/dashboard/list-end.tsx';
import { ListLoading } from '../../components/dashboard/list-loading.tsx';
import { usersKey, usersQuery } from '../../components/dashboard/list-queries.ts';
import { SortSelect } from '../../components/dashboard/sort-select.tsx';
import { sortingOf } from '../../components/dashboard/sorting.ts';
import { useRemoval } from '../../components/dashboard/use-removal.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/all-buyers/$type')({
  head: () => ({ meta: [{ title: words.app.title(words.titles.allBuyers) }] }),
  validateSearch: readPeopleAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (!accountCan.administer(context.account)) return;
    await context.queryClient.ensureInfiniteQueryData(usersQuery('buyer', deps));
  },
  pendingComponent: ListLoading,
  component: Page,
});

const columns = (): Column<User>[] => [
  { key: 'index', header: words.ui.rowNumber, onPhone: 'none', cell: (_, index) => index + 1 },
  { key: 'name', header: words.admin.name, names: true, sort: 'name', cell: ({ displayName }) => displayName },
  {
    key: 'email',
    header: words.admin.email,
    sort: 'email',
    cell: ({ email }) => <span className="wrap-anywhere text-end sm:text-start">{email}</span>,
  },
];

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Buyers /> : <AdminsOnly />;
}

function Buyers() {
  const asked = Route.useSearch();
  const navigate = Route.useNavigate();
  const list = useSuspenseInfiniteQuery(usersQuery('buyer', asked));
  const rows = list.data.pages.flatMap(({ items }) => items);
  const { buttonFor, above } = useRemoval<User>({
    queryKey: usersKey('buyer'),
    remove: ({ _id }) => getApi().deleteUser({ params: { id: _id } }),
    restore: ({ _id }) => getApi().restoreUser({ params: { id: _id } }),
    nameOf: ({ displayName }) => displayName,
    labelOf: () => words.admin.delete,
    consequenceOf: ({ displayName }) => words.admin.deleteText(displayName),
    done: words.toast.buyerRemoved,
  });

  const sorting = sortingOf(
    asked,
    userSorts,
    (next) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false }),
  );

  return (
    <>
      <PageHeading title={words.titles.allBuyers} />
      <div className="grid gap-6">
        {above}
        <div className="grid gap-3">
          <PeopleSearch
            typed={asked.q ?? ''}
            onSearch={(q) => void navigate({ search: ({ q: _, ...before }) => ({ ...before, ...(q ? { q } : {}) }) })}
          />
          <SortSelect
            sorting={sorting}
            options={userSorts.map((value) => ({ value, label: words.admin.sorts[value] }))}
          />
        </div>
        {rows.length === 0 ? (
          <EmptyState
            text={asked.q ? words.admin.noneFound(asked.q) : words.admin.noBuyers}
            hint={asked.q ? words.admin.noneFoundHint : undefined}
          />
        ) : (
          <DataTable
            sorting={sorting}
            caption={words.titles.allBuyers}
            columns={[
              ...columns(),
              { key: 'actions', header: words.admin.actions, headerHidden: true, align: 'end', cell: buttonFor },
            ]}
            rows={rows}
            rowKey={({ _id }) => _id}
          />
        )}
        <ListEnd list={list} />
      </div>
    </>
  );
}
