import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { BalancesTable } from '../../features/payouts/balances-table.tsx';
import { balancesQuery } from '../../features/payouts/payout-list-queries.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

const readAddress = (search: Record<string, unknown>): { only?: 'debts' } =>
  search.only === 'debts' ? { only: 'debts' } : {};

export const Route = createFileRoute('/dashboard/admin/balances')({
  head: titledHead('balances'),
  validateSearch: readAddress,
  loader: async ({ context, location }) => {
    if (!accountCan.administer(context.account)) return;
    await context.queryClient.ensureInfiniteQueryData(balancesQuery(readAddress(location.search).only));
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Balances /> : <AdminsOnly />;
}

function Balances() {
  const { only } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { list, rows } = useList(balancesQuery(only));
  const texts = words.payouts;
  return (
    <>
      <PageHeading title={words.titles.balances} lede={texts.balancesLede}>
        <LinkButton to="/dashboard/admin/payouts" kind="secondary">
          {words.titles.payouts}
        </LinkButton>
      </PageHeading>
      <div className="grid gap-6">
        {rows.length === 0 && !only ? null : (
          <ListFilters>
            <FilterSelect
              label={texts.balancesShow}
              name="only"
              value={only}
              allLabel={texts.balancesAll}
              values={['debts']}
              nameOf={() => texts.balancesDebts}
              onChoose={(value) => void navigate({ search: readAddress({ only: value }), resetScroll: false })}
            />
          </ListFilters>
        )}
        {rows.length === 0 ? (
          <EmptyState
            text={only ? texts.noDebts : texts.noBalances}
            hint={only ? texts.noDebtsHint : texts.noBalancesHint}
          />
        ) : (
          <BalancesTable rows={rows} />
        )}
        <ListEnd list={list} />
      </div>
    </>
  );
}
