import { createFileRoute } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { User } from '../../../shared/contract/accounts.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { defaultLanguage } from '../../../shared/domain/language.ts';
import { PersonName } from '../../features/accounts/person-link.tsx';
import { usersKey, usersQuery } from '../../features/admin/admin-queries.ts';
import { readPeopleAddress } from '../../features/admin/people-address.ts';
import { emailColumn, PeopleList } from '../../features/admin/people-list.tsx';
import { useVerification } from '../../features/admin/use-verification.tsx';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { getApi } from '../../platform/api-client.ts';
import { titled } from '../../platform/head/titled.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { useRemoval } from '../../ui/list/use-removal.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { templatesFor } from '../../words/decision-templates.ts';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/all-seller/$type')({
  head: titled('allSellers'),
  validateSearch: readPeopleAddress,
  loader: async ({ context, location }) => {
    if (!accountCan.administer(context.account)) return;
    await context.queryClient.ensureInfiniteQueryData(usersQuery('seller', readPeopleAddress(location.search)));
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
  const asked = Route.useSearch();
  const navigate = Route.useNavigate();
  const verification = useVerification(usersKey('seller'));
  const removal = useRemoval<User>({
    queryKey: usersKey('seller'),
    changesShop: true,
    remove: ({ id }, reason) => getApi().deleteUser({ params: { id }, body: { reason } }),
    firstReason: ({ language = defaultLanguage }) => templatesFor('account', language).other ?? '',
    reasonField: ({ language = defaultLanguage }, field) => (
      <ReasonField kind="account" language={language} {...field} />
    ),
    restore: ({ id }) => getApi().restoreUser({ params: { id } }),
    nameOf: ({ displayName }) => displayName,
    labelOf: () => words.admin.delete,
    consequenceOf: ({ displayName }) => words.admin.deleteText(displayName),
    done: words.toast.sellerRemoved,
  });

  return (
    <PeopleList
      type="seller"
      title={words.titles.allSellers}
      none={words.admin.noSellers}
      above={
        <>
          {removal.above}
          {verification.dialog}
        </>
      }
      columns={[
        ...columns(),
        { key: 'verify', header: words.admin.verification, cell: verification.cellFor },
        { key: 'actions', header: words.admin.actions, headerHidden: true, align: 'end', cell: removal.buttonFor },
      ]}
      asked={asked}
      onAsk={(search, { replace }) => void navigate({ search, replace, resetScroll: !replace })}
    />
  );
}

function SellerName({ seller }: { seller: User }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <PersonName id={seller.id} name={seller.displayName} />
      {seller.badgeSuspended ? <Badge tone="warning">{words.moderation.badge(seller.badgeSuspended)}</Badge> : null}
      {seller.verified ? (
        <BadgeCheck role="img" aria-label={words.admin.verifiedBadge} className="size-5 shrink-0 text-positive" />
      ) : null}
    </span>
  );
}
