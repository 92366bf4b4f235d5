import { createFileRoute } from '@tanstack/react-router';
import type { Listing } from '../../../shared/contract/listings.ts';
import type { SellingAs } from '../../../shared/contract/sellers.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { ConfirmEmailFirst } from '../../features/accounts/settings/confirm-email-first.tsx';
import { SellersOnly } from '../../features/dashboard/sellers-only.tsx';
import { SuspendedSeller } from '../../features/dashboard/suspended-seller.tsx';
import { listingQuery } from '../../features/listings/listing-queries.ts';
import { sellingAsQuery } from '../../features/sellers/selling-as-queries.ts';
import { AddProductForm } from '../../features/selling/editor/add-product-form.tsx';
import { readContact } from '../../features/selling/editor/product-draft.ts';
import { getApi } from '../../platform/api-client.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/add-item')({
  validateSearch: ({ copy }: { copy?: unknown }): { copy?: string } => ({
    copy: typeof copy === 'string' ? copy : undefined,
  }),
  loaderDeps: ({ search }) => ({ copy: search.copy }),
  loader: async ({
    context: { account, queryClient },
    deps,
  }): Promise<{ copied?: Listing; last?: Listing | undefined; sellingAs?: SellingAs | undefined }> => {
    // A failed request must not block listing.
    const asking = accountCan.sell(account)
      ? queryClient.fetchQuery(sellingAsQuery(account.id)).catch(() => undefined)
      : undefined;
    if (!deps.copy) return { last: await findLast(account), sellingAs: await asking };
    const listing = await orNotFound(queryClient.ensureQueryData(listingQuery(deps.copy, account.id)));
    const sellingAs = await asking;
    // Only the seller's own listing can be copied.
    return listing.sellerEmail === account.email ? { copied: listing, sellingAs } : { sellingAs };
  },
  head: titledHead('addProduct'),
  pendingComponent: ListLoading,
  component: Page,
});

/** The seller's last listing, if this browser has no stored contact. */
async function findLast(account: SessionAccount): Promise<Listing | undefined> {
  if (!accountCan.sell(account) || readContact(account.id).phone) return undefined;
  // Optional: a failure must not block listing.
  const query = { params: { email: account.email }, query: { limit: 1 } };
  const found = await getApi()
    .listOwnListings(query)
    .catch(() => undefined);
  return found?.items[0];
}

function Page() {
  const { account } = Route.useRouteContext();
  const { copied, last, sellingAs } = Route.useLoaderData();
  if (!accountCan.sell(account)) return <SellersOnly account={account} />;
  if (account.suspended) return <SuspendedSeller title={words.titles.addProduct} />;
  return (
    <>
      <PageHeading
        title={words.titles.addProduct}
        lede={copied ? words.addProduct.copyLede(copied.title) : words.addProduct.lede}
      />
      <ConfirmEmailFirst account={account} />
      <AddProductForm key={copied?.id ?? 'new'} account={account} copied={copied} last={last} sellingAs={sellingAs} />
    </>
  );
}
