import { beginPurchase } from '../../server/features/checkout/payment/begin-purchase.ts';
import { confirmPayment } from '../../server/features/checkout/payment/confirm-payment.ts';
import { handOver, readHandoverCode } from '../../server/features/fulfillment/hand-over.ts';
import type { Caller } from '../../server/platform/http/handler.ts';
import { Failure } from '../../shared/errors.ts';
import { offerListing } from './people.ts';
import { intentOf } from './provider-console.ts';
import type { ProviderMarket } from './provider-market.ts';

const CENTS = 12_000;
/** The price less the fee of 8 %. */
export const NET = 11_040;

export type Handed = { listing: string; purchase: string; sellerId: string; intent: string };

/** Sells a listing of $120 of a new seller and hands it over. */
export async function sellToHandover(market: ProviderMarket, buyer: Caller): Promise<Handed> {
  const { services, pool, cardProvider } = market;
  const listing = await offerListing(pool, [buyer], CENTS);
  const { clientSecret } = await persist(market, () =>
    beginPurchase(services, buyer, { listingId: listing, expected: CENTS }),
  );
  await cardProvider.card(clientSecret);
  await persist(market, () => confirmPayment(services, buyer.id, listing));
  const { rows } = await pool.query<{ id: string; purchase_id: string; seller_id: string }>(
    'select id, purchase_id, seller_id from fulfillments where listing_id = $1',
    [listing],
  );
  const [sale] = rows;
  if (!sale) throw new Error('Nothing was sold.');
  const seller: Caller = { ...buyer, id: sale.seller_id, type: 'seller' };
  await handOver(services, seller, { id: sale.id, code: await readHandoverCode(services, buyer, sale.id) });
  return { listing, purchase: sale.purchase_id, sellerId: sale.seller_id, intent: intentOf(clientSecret) };
}

/** Tries again while the provider is too slow, as a page does. */
async function persist<T>(market: ProviderMarket, act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Failure) || error.status < 500 || attempt >= 8) throw error;
      await market.waitForRetries();
    }
  }
}

/** Returns what the provider has sent to a seller and taken back, and what our ledger says of both. */
export async function readPaid({ pool }: ProviderMarket, sellerId: string) {
  const { rows } = await pool.query<{ transfers: number; provider: number; ledger: number; available: number }>(
    `select
       (select count(*)::int from sandbox_stripe.object o join seller_accounts a on a.provider_id = o.body ->> 'destination'
         where o.kind = 'transfer' and a.account_id = $1) as transfers,
       (select coalesce(sum((o.body ->> 'amount')::int - (o.body ->> 'amount_reversed')::int), 0)::int
         from sandbox_stripe.object o join seller_accounts a on a.provider_id = o.body ->> 'destination'
         where o.kind = 'transfer' and a.account_id = $1) as provider,
       (select coalesce(-sum(e.amount_cents), 0)::int from ledger_entries e join sales s on s.purchase_id = e.purchase_id
         where s.seller_id = $1 and e.account = 'seller_transferred') as ledger,
       (select coalesce(-sum(e.amount_cents), 0)::int from ledger_entries e join sales s on s.purchase_id = e.purchase_id
         where s.seller_id = $1 and e.account = 'seller_available') as available`,
    [sellerId],
  );
  return rows[0];
}
