import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { SellersOnly } from '../../features/dashboard/sellers-only.tsx';
import { SalesList } from '../../features/fulfillment/sales/sales-list.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/sales/')({ head: titledHead('sales'), component: Page });

function Page() {
  const { account } = Route.useRouteContext();
  if (!accountCan.sell(account)) return <SellersOnly account={account} />;
  return (
    <>
      <PageHeading title={words.salesList.title} lede={words.salesList.lede} />
      <SalesList />
    </>
  );
}
