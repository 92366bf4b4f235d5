import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ConfirmEmailFirst } from '../../features/accounts/settings/confirm-email-first.tsx';
import { loadOwnDocument } from '../../features/checkout/payment/own-document.ts';
import { PaymentScreen } from '../../features/checkout/payment/payment-screen.tsx';
import { settingsQuery } from '../../features/settings/public-settings-query.ts';
import { wishQuery } from '../../features/wishlist/wish-query.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SheetLoading } from '../../ui/sheet-loading.tsx';
import { words } from '../../words.ts';

type Refused = { reason: 'own' };

export const Route = createFileRoute('/dashboard/payment/$id')({
  validateSearch: ({ buy }: { buy?: unknown }): { buy?: boolean } => (buy === true ? { buy } : {}),
  loaderDeps: ({ search: { buy } }) => ({ buy }),
  head: titledHead('payment'),
  loader: async ({ context: { queryClient }, params, deps, preload }) => {
    const settings = await queryClient.ensureQueryData(settingsQuery);
    // The document reloads; 'Loading...' stays until then.
    if (!preload && settings.payments.kind === 'stripe' && loadOwnDocument()) await new Promise(() => undefined);
    if (deps.buy && !preload) await saveFirst(params.id);
    const wish = await queryClient.fetchQuery(wishQuery(params.id)).catch((error: unknown) => {
      throw error instanceof ApiError && error.code === 'not_found' ? notFound() : error;
    });
    if (wish.paid) throw redirect({ to: '/dashboard/paid/$id', params, replace: true });
  },
  // Every page's first script contains this line; the code is in the payment page's chunk.
  onLeave: ({ context, params }) =>
    void import('../../features/checkout/payment/release-hold.ts').then(
      ({ releaseHold }) => releaseHold(context.queryClient, params.id),
      // The payment page brought this script, so it is there without a connection.
      async () => (await import('../../ui/toast.ts')).toast.error(words.failure.holdStays),
    ),
  pendingComponent: SheetLoading,
  component: Page,
  notFoundComponent: NotOnWishlist,
});

/** Saves a listing before its payment, as the specification's path requires. */
async function saveFirst(id: string): Promise<void> {
  await getApi()
    .addWish({ body: { listingId: id } })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'own_listing') throw notFound({ data: { reason: 'own' } satisfies Refused });
      // A bought listing is on the list already, and leads to the receipt.
      if (error.code !== 'item_unavailable' && error.code !== 'not_found') throw error;
    });
}

function Page() {
  const { id } = Route.useParams();
  const { account } = Route.useRouteContext();
  const { data: wish } = useSuspenseQuery(wishQuery(id));
  const { data: settings } = useSuspenseQuery(settingsQuery);
  return (
    <>
      <PageHeading title={words.payment.heading(wish.title)} />
      <ConfirmEmailFirst account={account} />
      <PaymentScreen key={id} wish={wish} payments={settings.payments} />
    </>
  );
}

function NotOnWishlist({ data }: { data?: unknown }) {
  const { id } = Route.useParams();
  const { buy } = Route.useSearch();
  const isOwn = (data as Refused | undefined)?.reason === 'own';
  if (buy)
    return (
      <PageHeading title={words.payment.cannotBuy} lede={isOwn ? words.payment.ownListing : words.payment.sold}>
        <LinkButton to="/furniture/$id" params={{ id }}>
          {words.payment.toListing}
        </LinkButton>
      </PageHeading>
    );
  return (
    <PageHeading title={words.payment.notOnWishlist} lede={words.payment.notOnWishlistText}>
      <LinkButton to="/dashboard/my-orders">{words.payment.backToOrders}</LinkButton>
    </PageHeading>
  );
}
