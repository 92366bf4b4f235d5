import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { type Period, periods } from '../../../shared/domain/period.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { MarketFigures } from '../../features/statistics/market-figures.tsx';
import { NumbersLoading } from '../../features/statistics/numbers-loading.tsx';
import { marketNumbersQuery } from '../../features/statistics/statistics-queries.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { HeadingLoading } from '../../ui/heading-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/')({
  head: titledHead('overview'),
  validateSearch: (search: Record<string, unknown>): { days?: Period } => ({
    days: periods.find((known) => known === Number(search.days)),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { days = periods[0] } }) => {
    if (accountCan.administer(context.account)) await context.queryClient.ensureQueryData(marketNumbersQuery(days));
  },
  pendingComponent: () => (
    <>
      <HeadingLoading />
      <div className="grid gap-8">
        <NumbersLoading figures={5} charts={4} />
      </div>
    </>
  ),
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Overview /> : <AdminsOnly />;
}

function Overview() {
  const { days = periods[0] } = Route.useSearch();
  const { data: numbers } = useSuspenseQuery(marketNumbersQuery(days));
  return (
    <>
      <PageHeading title={words.titles.overview} lede={words.numbers.overviewLede} />
      <div className="grid gap-8">
        <nav aria-label={words.numbers.period} className="flex gap-2">
          {periods.map((period) => (
            <Link
              key={period}
              to="/dashboard/admin"
              search={period === periods[0] ? {} : { days: period }}
              activeOptions={{ exact: true, includeSearch: true }}
              resetScroll={false}
              className="inline-flex min-h-11 items-center rounded-control border border-edge px-4 font-medium no-underline motion-quick hover:border-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent"
            >
              {words.numbers.days(period)}
            </Link>
          ))}
        </nav>
        <MarketFigures numbers={numbers} />
      </div>
    </>
  );
}
