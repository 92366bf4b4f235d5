import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { User } from '../../../shared/contract/accounts.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { getApi } from '../../api-client.ts';
import { AdminsOnly } from '../../components/dashboard/admins-only.tsx';
import { ListEnd } from '../../components/dashboard/list-end.tsx';
import { usersQuery } from '../../components/dashboard/list-queries.ts';
import { useRemoval } from '../../components/dashboard/use-removal.tsx';
import { useVerification } from '../../components/dashboard/use-verification.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

const query = usersQuery('seller');

export const Route = createFileRoute('/dashboard/admin/all-seller/$type')({
  head: () => ({ meta: [{ title: words.app.title(words.titles.allSellers) }] }),
  loader: async ({ context }) => {
    if (accountCan.administer(context.account)) await context.queryClient.ensureInfiniteQueryData(query);
  },
  component: Page,
});

const columns = (): Column<User>[] => [
  { key: 'name', header: words.admin.name, names: true, cell: (seller) => <SellerName seller={seller} /> },
  {
    key: 'email',
    header: words.admin.email,
    cell: ({ email }) => <span className="wrap-anywhere text-end sm:text-start">{email}</span>,
  },
];

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Sellers /> : <AdminsOnly />;
}

function Sellers() {
  const list = useSuspenseInfiniteQuery(query);
  const rows = list.data.pages.flatMap(({ items }) => items);
  const verification = useVerification(query.queryKey);
  const removal = useRemoval<User>({
    queryKey: query.queryKey,
    changesShop: true,
    remove: ({ _id }) => getApi().deleteUser({ params: { id: _id } }),
    restore: ({ _id }) => getApi().restoreUser({ params: { id: _id } }),
    nameOf: ({ displayName }) => displayName,
    labelOf: () => words.admin.delete,
    consequenceOf: ({ displayName }) => words.admin.deleteText(displayName),
    done: words.toast.sellerRemoved,
  });

  return (
    <>
      <PageHeading title={words.titles.allSellers} />
      <div className="grid gap-6">
        {removal.above}
        {verification.dialog}
        {rows.length === 0 ? (
          <EmptyState text={words.admin.noSellers} />
        ) : (
          <DataTable
            caption={words.titles.allSellers}
            columns={[
              ...columns(),
              { key: 'verify', header: words.admin.verification, cell: verification.cellFor },
              {
                key: 'actions',
                header: words.admin.actions,
                headerHidden: true,
                align: 'end',
                cell: removal.buttonFor,
              },
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

function SellerName({ seller }: { seller: User }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {seller.displayName}
      {seller.isVarified ? (
        <BadgeCheck role="img" aria-label={words.admin.verifiedBadge} className="size-5 shrink-0 text-positive" />
      ) : null}
    </span>
  );
}
