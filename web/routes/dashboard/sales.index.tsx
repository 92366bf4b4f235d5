import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { SellersOnly } from '../../features/dashboard/sellers-only.tsx';
import { salesQuery } from '../../features/fulfillment/sales/sale-queries.ts';
import { SalesList } from '../../features/fulfillment/sales/sales-list.tsx';
import { titled } from '../../platform/head/titled.ts';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/sales/')({
  head: titled('ownSales'),
  loader: async ({ context: { account, queryClient } }) => {
    if (!accountCan.sell(account)) return;
    await Promise.all([
      queryClient.ensureInfiniteQueryData(salesQuery('open')),
      queryClient.ensureInfiniteQueryData(salesQuery('ended')),
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
      <PageHeading title={words.titles.ownSales} lede={words.salesList.lede} />
      <SalesList />
    </>
  );
}
