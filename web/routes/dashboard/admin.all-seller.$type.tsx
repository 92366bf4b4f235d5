import { createFileRoute } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { User } from '../../../shared/contract/accounts.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { PersonName } from '../../features/accounts/person-link.tsx';
import { usersKey, usersQuery } from '../../features/admin/admin-queries.ts';
import { readPeopleAddress } from '../../features/admin/people-address.ts';
import { emailColumn, PeopleList } from '../../features/admin/people-list.tsx';
import { useVerification } from '../../features/admin/use-verification.tsx';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { legalSourceQuery } from '../../features/legal/legal-queries.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/all-seller/$type')({
  head: titledHead('allSellers'),
  validateSearch: readPeopleAddress,
  loader: async ({ context, location }) => {
    if (!accountCan.administer(context.account)) return;
    await Promise.all([
      context.queryClient.ensureInfiniteQueryData(usersQuery('seller', readPeopleAddress(location.search))),
      context.queryClient.prefetchQuery(legalSourceQuery('terms')),
    ]);
  },
  pendingComponent: ListLoading,
  component: Page,
});

const columns = (): Column<User>[] => [
  {
    key: 'name',
    header: words.admin.name,
    names: true,
    sort: 'name',
    cell: (seller) => <SellerName seller={seller} />,
  },
  emailColumn(),
];

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Sellers /> : <AdminsOnly />;
}

function Sellers() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const verification = useVerification(usersKey('seller'));

  return (
    <PeopleList
      type="seller"
      title={words.titles.allSellers}
      none={words.admin.noSellers}
      above={verification.dialog}
      columns={[...columns(), { key: 'verify', header: words.admin.verification, cell: verification.cellFor }]}
      address={address}
      onAddress={(search, { replace }) => void navigate({ search, replace, resetScroll: !replace })}
    />
  );
}

function SellerName({ seller }: { seller: User }) {
  return (
    <PersonName id={seller.id} name={seller.displayName}>
      {seller.badgeSuspended ? (
        <>
          {' '}
          <Badge tone="warning">{words.moderation.badge(seller.badgeSuspended)}</Badge>
        </>
      ) : null}
      {seller.verified ? (
        <>
          {' '}
          <BadgeCheck role="img" aria-label={words.admin.verifiedBadge} className="-my-1 inline size-5 text-positive" />
        </>
      ) : null}
    </PersonName>
  );
}
