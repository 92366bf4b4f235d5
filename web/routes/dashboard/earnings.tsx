import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { SellersOnly } from '../../features/dashboard/sellers-only.tsx';
import { EarningsScreen } from '../../features/payouts/earnings-screen.tsx';
import {
  earningsQuery,
  sellerAccountQuery,
  statementsQuery,
  taxDetailsQuery,
} from '../../features/payouts/payout-queries.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/earnings')({
  head: titledHead('earnings'),
  loader: async ({ context: { account, queryClient } }) => {
    if (!accountCan.sell(account)) return;
    await Promise.all([
      queryClient.ensureQueryData(earningsQuery),
      queryClient.ensureQueryData(sellerAccountQuery),
      queryClient.ensureQueryData(statementsQuery),
      queryClient.ensureQueryData(taxDetailsQuery),
    ]);
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  if (!accountCan.sell(account)) return <SellersOnly account={account} />;
  return (
    <>
      <PageHeading title={words.titles.earnings} lede={words.earnings.lede} />
      <EarningsScreen person={account} />
    </>
  );
}
