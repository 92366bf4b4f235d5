import type { AppServices } from '../services.ts';
import { listUnknownSales, storeDemoPayment } from './demo-account-store.ts';

/** Pays for the demo's open sales, so that their money can move. Safe to repeat. */
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
    await storeDemoPayment(db, sale.id, intent);
  }
}
