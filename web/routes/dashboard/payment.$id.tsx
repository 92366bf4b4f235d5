import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApiError } from '../../api.ts';
import { ConfirmEmailFirst } from '../../components/account/confirm-email-first.tsx';
import { loadOwnDocument } from '../../components/payment/own-document.ts';
import { PaymentLoading } from '../../components/payment/payment-loading.tsx';
import { settingsQuery, wishQuery } from '../../components/payment/payment-queries.ts';
import { PaymentScreen } from '../../components/payment/payment-screen.tsx';
import { releaseHold } from '../../components/payment/release-hold.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/payment/$id')({
  head: () => ({ meta: [{ title: words.app.title(words.titles.payment) }] }),
  loader: async ({ context: { queryClient }, params, preload }) => {
    const settings = await queryClient.ensureQueryData(settingsQuery);
    // The page is on its way out; 'Loading...' stays until the browser has the new one.
    if (!preload && settings.payments.kind === 'stripe' && loadOwnDocument()) await new Promise(() => undefined);
    await queryClient.fetchQuery(wishQuery(params.id)).catch((error: unknown) => {
      throw error instanceof ApiError && error.code === 'not_found' ? notFound() : error;
    });
  },
  onLeave: ({ context, params }) => void releaseHold(context.queryClient, params.id),
  pendingComponent: PaymentLoading,
  component: Page,
  notFoundComponent: NotOnWishlist,
});

function Page() {
  const { id } = Route.useParams();
  const { account } = Route.useRouteContext();
  const { data: wish } = useSuspenseQuery(wishQuery(id));
  const { data: settings } = useSuspenseQuery(settingsQuery);
  return (
    <>
      <PageHeading title={words.payment.heading(wish.title)} />
      {wish.payment === 'true' ? null : <ConfirmEmailFirst account={account} />}
      <PaymentScreen key={id} wish={wish} payments={settings.payments} />
    </>
  );
}

function NotOnWishlist() {
  return (
    <PageHeading title={words.payment.notOnWishlist} lede={words.payment.notOnWishlistText}>
      <LinkButton to="/dashboard/my-orders">{words.payment.backToOrders}</LinkButton>
    </PageHeading>
  );
}
