import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { AddProductForm } from '../../components/add-product/add-product-form.tsx';
import { SellersOnly } from '../../components/dashboard/sellers-only.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/add-item')({
  head: () => ({ meta: [{ title: words.app.title(words.titles.addProduct) }] }),
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  if (!accountCan.sell(account)) return <SellersOnly />;
  return (
    <>
      <PageHeading title={words.titles.addProduct} lede={words.addProduct.lede} />
      <AddProductForm account={account} />
    </>
  );
}
