import type { AppServices } from '../services.ts';
import { listUnknownSales, storeDemoPayment, storeDemoRefund } from './demo-account-store.ts';

/** Pays and refunds the demo's open sales at the local provider. Safe to repeat. */
export async function payDemoSales(services: AppServices): Promise<void> {
  const { payments, config, sandboxes, db } = services;
  const { stripe } = sandboxes;
  if (config.payments.kind !== 'sandbox' || !stripe) return;
  const { publishableKey: key } = config.payments;
  for (const sale of await listUnknownSales(db)) {
    const intent = await payments.createIntent({
      key: `demo:${sale.id}`,
      purchaseId: sale.id,
      listingId: sale.listing_id,
      buyerId: sale.buyer_id,
      amount: sale.price_cents + sale.delivery_cents,
      currency: sale.currency,
      receiptEmail: sale.buyer_email,
    });
    const url = `${config.publicUrl}/sandbox/stripe/v1/payment_intents/${intent.id}/confirm`;
    const body = new URLSearchParams({ key, client_secret: intent.clientSecret, payment_method: 'pm_card_visa' });
    await stripe(new Request(url, { method: 'POST', body }));
    const { refund_id, refunded_cents, attempt } = sale;
    if (refund_id !== null && refunded_cents !== null && attempt !== null) {
      const order = { reason: 'requested', attempt, amount: refunded_cents } as const;
      const refund = await payments.refund({ key: `demo:refund:${sale.id}`, intentId: intent.id, ...order });
      await storeDemoRefund(db, refund_id, refund.id);
    }
    await storeDemoPayment(db, sale.id, intent);
  }
}
