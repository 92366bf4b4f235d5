import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { ConfirmEmailFirst } from '../../components/account/confirm-email-first.tsx';
import { AddProductForm } from '../../components/add-product/add-product-form.tsx';
import { EditorLoading } from '../../components/add-product/editor-loading.tsx';
import { SellersOnly } from '../../components/dashboard/sellers-only.tsx';
import { listingQuery } from '../../listing-queries.ts';
import { orNotFound } from '../../or-not-found.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/add-item')({
  validateSearch: ({ copy }: { copy?: unknown }): { copy?: string } => ({
    copy: typeof copy === 'string' ? copy : undefined,
  }),
  loaderDeps: ({ search }) => ({ copy: search.copy }),
  loader: async ({ context: { account, queryClient }, deps }) => {
    if (!deps.copy) return {};
    const piece = await orNotFound(queryClient.ensureQueryData(listingQuery(deps.copy, account._id)));
    // Somebody else's photos are not the seller's to show.
    return piece.sellerEmail === account.email ? { copied: piece } : {};
  },
  head: () => ({ meta: [{ title: words.app.title(words.titles.addProduct) }] }),
  pendingComponent: EditorLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  const { copied } = Route.useLoaderData();
  if (!accountCan.sell(account)) return <SellersOnly />;
  return (
    <>
      <PageHeading
        title={words.titles.addProduct}
        lede={copied ? words.addProduct.copyLede(copied.title) : words.addProduct.lede}
      />
      <ConfirmEmailFirst account={account} />
      <AddProductForm key={copied?._id ?? 'new'} account={account} copied={copied} />
    </>
  );
}
