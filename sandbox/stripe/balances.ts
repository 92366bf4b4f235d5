import type { CallContext } from './call-context.ts';
import type { Transaction } from './database.ts';
import { getObject } from './object-store.ts';

/** Returns what the caller has, or the seller's account of the header `Stripe-Account`. */
export async function readBalance({ tx, account }: CallContext): Promise<object> {
  if (account) await getObject(tx, 'account', { id: account, options: { param: 'account' } });
  const { rows } = await tx.query<{ currency: string }>(
    `select distinct body ->> 'currency' as currency from sandbox_stripe.object where kind in ('charge', 'transfer') order by 1`,
  );
  const available = await Promise.all(
    rows.map(async ({ currency }) => ({
      amount: account ? await sellerCents(tx, account) : await platformCents(tx, currency),
      currency,
    })),
  );
  return { object: 'balance', livemode: false, available, pending: [] };
}

/** Returns the marketplace's cents: charges less refunds, less what sellers have. */
export async function platformCents(tx: Transaction, currency: string): Promise<number> {
  const { rows } = await tx.query<{ cents: number }>(
    `select coalesce(sum(case
        when kind = 'charge' and (body ->> 'paid')::boolean
          then (body ->> 'amount_captured')::bigint - (body ->> 'amount_refunded')::bigint
        when kind = 'dispute' and body ->> 'status' <> 'won' then -(body ->> 'amount')::bigint
        when kind = 'transfer' then (body ->> 'amount_reversed')::bigint - (body ->> 'amount')::bigint
        else 0 end), 0)::float8 as cents
     from sandbox_stripe.object where kind in ('charge', 'dispute', 'transfer') and body ->> 'currency' = $1`,
    [currency],
  );
  return rows[0]?.cents ?? 0;
}

/** Returns the cents of a seller's account: transfers less reversals and payouts. */
export async function sellerCents(tx: Transaction, account: string): Promise<number> {
  const { rows } = await tx.query<{ cents: number }>(
    `select coalesce(sum(case
        when kind = 'transfer' then (body ->> 'amount')::bigint - (body ->> 'amount_reversed')::bigint
        when body ->> 'status' = 'paid' then -(body ->> 'amount')::bigint else 0 end), 0)::float8 as cents
     from sandbox_stripe.object
     where (kind = 'transfer' and body ->> 'destination' = $1) or (kind = 'payout' and body ->> 'account' = $1)`,
    [account],
  );
  return rows[0]?.cents ?? 0;
}
