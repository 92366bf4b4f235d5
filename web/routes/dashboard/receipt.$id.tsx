import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { receiptQuery } from '../../features/checkout/receipt/receipt-query.ts';
import { ReceiptSheet } from '../../features/checkout/receipt/receipt-sheet.tsx';
import { ReturnBadge } from '../../features/checkout/returns/return-badge.tsx';
import { ReturnButton } from '../../features/checkout/returns/return-button.tsx';
import { useLivePurchases } from '../../features/checkout/use-live-purchases.ts';
import { HandoverLink } from '../../features/fulfillment/handover-link.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SheetLoading } from '../../ui/sheet-loading.tsx';
import { words } from '../../words.ts';

// Few receipts need it.
const WithdrawButton = lazyPart(
  async () => (await import('../../features/checkout/returns/withdraw-button.tsx')).WithdrawButton,
);

export const Route = createFileRoute('/dashboard/receipt/$id')({
  head: titledHead('receipt'),
  loader: ({ context, params }) => orNotFound(context.queryClient.ensureQueryData(receiptQuery(params.id))),
  pendingComponent: SheetLoading,
  component: Page,
  notFoundComponent: NoReceipt,
});

function Page() {
  useLivePurchases();
  const { id } = Route.useParams();
  const { data: receipt } = useSuspenseQuery(receiptQuery(id));
  return (
    <div className="max-w-4xl">
      <PageHeading title={words.titles.receipt}>
        <HandoverLink id={id} as="buyer" title={receipt.title} kind="primary" className="print:hidden" />
        <Button kind="secondary" className="print:hidden" onClick={() => window.print()}>
          {words.receipt.print}
        </Button>
        <LinkButton to="/dashboard/payment-history" kind="secondary" className="print:hidden">
          {words.receipt.toHistory}
        </LinkButton>
      </PageHeading>
      <ReceiptSheet receipt={receipt} />
      <div className="mt-8 flex flex-wrap items-center gap-4 print:hidden">
        {receipt.returnState ? <ReturnBadge named state={receipt.returnState} reason={receipt.returnReason} /> : null}
        <ReturnButton paid={receipt} />
        <Suspense fallback={null}>
          <WithdrawButton paid={receipt} />
        </Suspense>
      </div>
    </div>
  );
}

function NoReceipt() {
  return (
    <PageHeading title={words.receipt.none} lede={words.receipt.noneText}>
      <LinkButton to="/dashboard/payment-history">{words.receipt.toHistory}</LinkButton>
    </PageHeading>
  );
}
