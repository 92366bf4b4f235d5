import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { User } from '../../../shared/contract/accounts.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { getApi } from '../../api-client.ts';
import { AdminsOnly } from '../../components/dashboard/admins-only.tsx';
import { ListEnd } from '../../components/dashboard/list-end.tsx';
import { usersQuery } from '../../components/dashboard/list-queries.ts';
import { useRemoval } from '../../components/dashboard/use-removal.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

const query = usersQuery('buyer');

export const Route = createFileRoute('/dashboard/admin/all-buyers/$type')({
  head: () => ({ meta: [{ title: words.app.title(words.titles.allBuyers) }] }),
  loader: async ({ context }) => {
    if (accountCan.administer(context.account)) await context.queryClient.ensureInfiniteQueryData(query);
  },
  component: Page,
});

const columns = (): Column<User>[] => [
  { key: 'index', header: words.ui.rowNumber, onPhone: 'none', cell: (_, index) => index + 1 },
  { key: 'name', header: words.admin.name, names: true, cell: ({ displayName }) => displayName },
  {
    key: 'email',
    header: words.admin.email,
    cell: ({ email }) => <span className="wrap-anywhere text-end sm:text-start">{email}</span>,
  },
];

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Buyers /> : <AdminsOnly />;
}

function Buyers() {
  const list = useSuspenseInfiniteQuery(query);
  const rows = list.data.pages.flatMap(({ items }) => items);
  const { buttonFor, above } = useRemoval<User>({
    queryKey: query.queryKey,
    remove: ({ _id }) => getApi().deleteUser({ params: { id: _id } }),
    restore: ({ _id }) => getApi().restoreUser({ params: { id: _id } }),
    nameOf: ({ displayName }) => displayName,
    labelOf: () => words.admin.delete,
    consequenceOf: ({ displayName }) => words.admin.deleteText(displayName),
    done: words.toast.buyerRemoved,
  });

  return (
    <>
      <PageHeading title={words.titles.allBuyers} />
      <div className="grid gap-6">
        {above}
        {rows.length === 0 ? (
          <EmptyState text={words.admin.noBuyers} />
        ) : (
          <DataTable
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
