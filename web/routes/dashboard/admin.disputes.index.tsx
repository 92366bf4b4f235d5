import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { disputesQuery } from '../../features/fulfillment/disputes/dispute-queries.ts';
import { DisputesTable } from '../../features/fulfillment/disputes/disputes-table.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { words } from '../../words.ts';

/** Those to decide come first. */
const readAddress = (search: Record<string, unknown>): { show?: 'decided' } =>
  search.show === 'decided' ? { show: 'decided' } : {};
const wanted = ({ show }: { show?: 'decided' }) => (show ? 'false' : 'true');

export const Route = createFileRoute('/dashboard/admin/disputes/')({
  head: titledHead('disputes'),
  validateSearch: readAddress,
  loader: async ({ context, location }) => {
    if (!accountCan.administer(context.account)) return;
    await context.queryClient.ensureInfiniteQueryData(disputesQuery(wanted(readAddress(location.search))));
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Disputes /> : <AdminsOnly />;
}

function Disputes() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { list, rows } = useList(disputesQuery(wanted(search)));
  const texts = words.disputes;
  return (
    <>
      <PageHeading title={words.titles.disputes} lede={texts.lede} />
      <div className="grid gap-6">
        <ListFilters>
          <SelectField
            label={words.payouts.show}
            name="show"
            value={search.show ?? 'open'}
            options={[
              { value: 'open', label: texts.toDecide },
              { value: 'decided', label: texts.states.decided },
            ]}
            onChange={({ target: { value } }) =>
              void navigate({ search: readAddress({ show: value }), resetScroll: false })
            }
          />
        </ListFilters>
        {rows.length === 0 ? (
          <EmptyState text={search.show ? texts.noneDecided : texts.none} hint={texts.noneHint} />
        ) : (
          <DisputesTable rows={rows} />
        )}
        <ListEnd list={list} />
      </div>
    </>
  );
}
