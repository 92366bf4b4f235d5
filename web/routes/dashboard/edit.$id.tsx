import { createFileRoute, notFound } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { SellersOnly } from '../../features/dashboard/sellers-only.tsx';
import { listingQuery } from '../../features/listings/listing-queries.ts';
import { OfferRules } from '../../features/offers/offer-rules.tsx';
import { EditProductForm } from '../../features/selling/editor/edit-product-form.tsx';
import { mayChange } from '../../features/selling/table/listing-state.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/edit/$id')({
  loader: async ({ context: { account, queryClient }, params }) => {
    // Always edit current data.
    const query = { ...listingQuery(params.id, account.id), staleTime: 0 };
    const listing = await orNotFound(queryClient.fetchQuery(query));
    if (listing.sellerEmail !== account.email && !accountCan.administer(account)) throw notFound();
    return { listing };
  },
  head: titledHead('editProduct'),
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  const { listing } = Route.useLoaderData();
  if (!accountCan.sell(account)) return <SellersOnly account={account} />;
  return (
    <>
      <PageHeading title={`${words.titles.editProduct}: ${listing.title}`} lede={words.editProduct.lede} />
      {mayChange(listing, account) ? (
        <div className="grid gap-14">
          <EditProductForm key={listing.id} account={account} listing={listing} />
          {listing.sellerEmail === account.email ? <OfferRules listingId={listing.id} /> : null}
        </div>
      ) : (
        <Notice kind="info">{words.editProduct.noLonger}</Notice>
      )}
    </>
  );
}
