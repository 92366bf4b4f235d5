import type { Selectable } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { ListingsTable } from '../../../platform/db/database-schema.ts';
import { mailSite } from '../../../platform/mail/mail-site.ts';
import { onOneLine } from '../../../platform/mail/on-one-line.ts';
import type { Mail } from '../../../ports/mailer.ts';
import type { Services } from '../../../ports/services.ts';
import { findBuyerAndSeller } from '../../accounts/find-parties.ts';
import { findMainPictures } from '../../listings/find-main-pictures.ts';
import { notifyAll } from '../../notifications/notify.ts';
import { findSaleTrader } from '../books/find-sale.ts';
import { findSaleOf } from '../books/sale-store.ts';
import type { MailFacts } from '../mails/purchase-mails.ts';
import { chargeOf, type Purchase } from './purchase-store.ts';

/** Queues the emails in the transaction of the change. */
export async function notifyParties(
  services: Services,
  tx: Tx,
  {
    purchase,
    listing,
    cents,
  }: { purchase: Purchase; listing: Pick<Selectable<ListingsTable>, 'title' | 'phone'>; cents: number },
  write: (facts: MailFacts) => Mail[],
): Promise<void> {
  const site = mailSite(services);
  const { buyer, seller } = await findBuyerAndSeller(tx, purchase);
  const sale = await findSaleOf(tx, purchase.id);
  const pictures = await findMainPictures(tx, [purchase.listing_id]);
  const facts = {
    title: onOneLine(listing.title),
    cents,
    delivery: { method: purchase.method, cents: purchase.delivery_cents },
    site,
    listingId: purchase.listing_id,
    image: pictures.get(purchase.listing_id),
    trader: sale && (await findSaleTrader(tx, sale)),
    buyer: { ...buyer, displayName: onOneLine(buyer.displayName), language: site.languageFor(buyer.language) },
    seller: {
      ...seller,
      displayName: onOneLine(seller.displayName),
      phone: onOneLine(listing.phone),
      language: site.languageFor(seller.language),
    },
  };
  await services.jobs.enqueue(tx, 'send-mail', write(facts));
}

/** Notifies both of what the buyer's bank took. The mails are those of the money. */
export async function notifyOfLoss(
  services: Services,
  tx: Tx,
  { purchase, title, amountCents }: { purchase: Purchase; title: string; amountCents: Cents },
): Promise<void> {
  const { buyer_id: buyer, seller_id: seller, listing_id: listingId } = purchase;
  const facts = { kind: 'bank_took_back', listingId } as const;
  const params = { title, amountCents };
  await notifyAll(services, tx, [
    { ...facts, accountId: buyer, params: { ...params, to: 'buyer' }, href: `/dashboard/purchases/${listingId}` },
    { ...facts, accountId: seller, params: { ...params, to: 'seller' }, href: `/dashboard/sales/${listingId}` },
  ]);
}

/** Notifies in the app and by push. The mails are the receipts. */
export async function notifyOfSale(
  services: Services,
  tx: Tx,
  { purchase, title }: { purchase: Purchase; title: string },
): Promise<void> {
  const facts = { params: { title, amountCents: chargeOf(purchase) }, listingId: purchase.listing_id };
  await notifyAll(services, tx, [
    { ...facts, accountId: purchase.buyer_id, kind: 'bought', href: `/dashboard/receipt/${purchase.listing_id}` },
    { ...facts, accountId: purchase.seller_id, kind: 'sold', href: '/dashboard/my-products' },
  ]);
}
