import { createFileRoute } from '@tanstack/react-router';
import type { PaymentFilter } from '../../../shared/contract/checkout/payments.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { moneyStates } from '../../../shared/domain/money-states.ts';
import { returnStates } from '../../../shared/domain/returns.ts';
import { ExportPayments } from '../../features/checkout/refunds/export-payments.tsx';
import { paymentsKey, paymentsQuery } from '../../features/checkout/refunds/payment-queries.ts';
import { PaymentsTable } from '../../features/checkout/refunds/payments-table.tsx';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { addressTexts } from '../../platform/address-texts.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { typedWords } from '../../ui/list/typed-words.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { YearDownload } from '../../ui/year-download.tsx';
import { words } from '../../words.ts';

const readAddress = (search: Record<string, unknown>): Pick<PaymentFilter, 'q' | 'state' | 'returns'> => ({
  q: typedWords(search),
  state: moneyStates.find((known) => known === search.state),
  returns: returnStates.find((known) => known === search.returns),
});

export const Route = createFileRoute('/dashboard/admin/sales')({
  head: titledHead('sales'),
  validateSearch: addressTexts('q', 'state', 'returns'),
  loader: async ({ context, location }) => {
    if (!accountCan.administer(context.account)) return;
    await context.queryClient.ensureInfiniteQueryData(paymentsQuery(readAddress(location.search)));
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Sales /> : <AdminsOnly />;
}

function Sales() {
  const { q, state, returns } = readAddress(Route.useSearch());
  const navigate = Route.useNavigate();
  const place = useFocusStays<HTMLDivElement>();
  const { list, rows } = useList(paymentsQuery({ q, state, returns }));
  const typedHint = q ? words.admin.noneFoundHint : undefined;
  const isNarrowed = q !== undefined || state !== undefined || returns !== undefined;
  const isEmpty = rows.length === 0 && !isNarrowed;
  const filter = (next: { q?: string | undefined; state?: string | undefined; returns?: string | undefined }) =>
    void navigate({ search: readAddress({ q, state, returns, ...next }), resetScroll: false });
  return (
    <>
      <PageHeading title={words.titles.sales} lede={words.sales.lede}>
        {isEmpty ? null : <ExportPayments filter={{ q, state, returns }} />}
      </PageHeading>
      <div className="grid gap-6">
        {isEmpty ? null : (
          <ListFilters
            search={<ListSearch label={words.sales.find} typed={q ?? ''} onSearch={(typed) => filter({ q: typed })} />}
          >
            <FilterSelect
              label={words.sales.state}
              name="state"
              value={state}
              allLabel={words.moderation.anyState}
              values={moneyStates}
              nameOf={(value) => words.sales.states[value]}
              onChoose={(value) => filter({ state: value })}
            />
            <FilterSelect
              label={words.returns.filter}
              name="returns"
              value={returns}
              allLabel={words.returns.anyRequest}
              values={returnStates}
              nameOf={(value) => words.returns.states[value]}
              onChoose={(value) => filter({ returns: value })}
            />
          </ListFilters>
        )}
        <div {...place} className="min-w-0 outline-none">
          {rows.length === 0 ? (
            <EmptyState
              text={isNarrowed ? words.sales.noneFound : words.sales.none}
              hint={isNarrowed ? typedHint : words.sales.noneHint}
            />
          ) : (
            <PaymentsTable caption={words.titles.sales} rows={rows} queryKey={paymentsKey} />
          )}
        </div>
        <ListEnd list={list} />
        <YearDownload
          label={words.sales.totals}
          yearLabel={words.sales.totalsYear}
          name="seller-totals"
          path="/exports/seller-totals.csv"
        />
      </div>
    </>
  );
}
