import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import { isUndone } from '../../features/checkout/purchases/describe-next-step.ts';
import { contactHeading } from '../../features/checkout/receipt/describe-steps.ts';
import { HandoverSteps } from '../../features/checkout/receipt/handover-steps.tsx';
import { receiptQuery } from '../../features/checkout/receipt/receipt-query.ts';
import { HandoverLink } from '../../features/fulfillment/handover-link.tsx';
import { ContactLine, telephone } from '../../features/listings/contact-line.tsx';
import { wishesKey } from '../../features/wishlist/wishlist-queries.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SheetLoading } from '../../ui/sheet-loading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/paid/$id')({
  head: titledHead('paid'),
  loader: async ({ context, params }) => {
    const receipt = await orNotFound(context.queryClient.ensureQueryData(receiptQuery(params.id)));
    // No success page for what was refunded, refused, cancelled or returned.
    if (isUndone(receipt)) throw redirect({ to: '/dashboard/receipt/$id', params, replace: true });
    // What is paid no longer counts as saved.
    void context.queryClient.invalidateQueries({ queryKey: wishesKey(context.account.email) });
  },
  pendingComponent: SheetLoading,
  component: Page,
});

const goOnStyle = 'text-link inline-flex min-h-11 items-center';

function Page() {
  const { id } = Route.useParams();
  const { data: receipt } = useSuspenseQuery(receiptQuery(id));
  const { title, price, total = price, image, sellerEmail, sellerPhone, sellerDial = sellerPhone } = receipt;
  return (
    <div className="grid max-w-5xl gap-x-12 gap-y-8 page-head pt-10 pb-8 sm:pt-14 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-start">
      <div className="grid gap-6">
        <h1 tabIndex={-1} className="flex items-center gap-3 text-title">
          <CircleCheck aria-hidden="true" className="size-[0.8em] shrink-0 text-positive" />
          {words.payment.paid}
        </h1>
        <p dir="auto" className="max-w-prose text-lg">
          {words.payment.paidText(title, showPrice(total))}
        </p>
        <section className="grid gap-3 rounded-card bg-sunken p-5">
          <h2 className="text-xl">{contactHeading(receipt)}</h2>
          <dl className="grid gap-1">
            <ContactLine name={words.listingPage.phone} value={sellerPhone} href={telephone(sellerDial)} />
            <ContactLine name={words.listingPage.email} value={sellerEmail} href={`mailto:${sellerEmail}`} />
          </dl>
        </section>
        <section className="grid gap-3">
          <h2 className="text-xl">{words.receipt.next}</h2>
          <HandoverSteps receipt={receipt} />
        </section>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <HandoverLink id={id} as="buyer" title={title} kind="primary" />
          <LinkButton to="/dashboard/receipt/$id" params={{ id }} kind="secondary">
            {words.payment.toReceipt}
          </LinkButton>
          <Link to="/dashboard/payment-history" className={goOnStyle}>
            {words.payment.toHistory}
          </Link>
          <Link to="/dashboard/my-orders" className={goOnStyle}>
            {words.payment.backToOrders}
          </Link>
          <Link to="/" className={goOnStyle}>
            {words.payment.keepBrowsing}
          </Link>
        </div>
      </div>
      {image ? (
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 48rem) 26rem, 92vw"
          urgency="soon"
          className="aspect-4/3 w-full rounded-card"
        />
      ) : null}
    </div>
  );
}
