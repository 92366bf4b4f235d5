import type pg from 'pg';
import Stripe from 'stripe';
import type { AppServices } from '../../server/app/services.ts';

export type WireEvent = { id: string; type: string; livemode: boolean; data: { object: { id: string } } };

export type Fault = {
  kind: 'timeout' | 'reset_after_success' | 'malformed' | 'status' | 'fails_after_success';
  status?: number;
  recorded?: boolean;
};

const address = 'http://provider.test/sandbox/stripe';

/** Simulates cards, banks and network at the local provider. */
export function createProviderConsole({ config, sandboxes, pool }: Pick<AppServices, 'config' | 'sandboxes' | 'pool'>) {
  const { payments } = config;
  if (payments.kind !== 'sandbox' || !sandboxes.stripe) throw new Error('These proofs need the local card provider.');
  const { secretKey, webhookSecret } = payments;
  const answer = sandboxes.stripe;

  const post = async (path: string, form: Record<string, string>, method = 'POST') => {
    const response = await answer(
      new Request(`${address}${path}`, {
        method,
        headers: { Authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams(form),
      }),
    );
    await response.arrayBuffer();
    return response.status;
  };

  return {
    /** Confirms a card. @returns the provider's status: 200 paid, 402 declined, 400 too late */
    card: (clientSecret: string, method = 'pm_card_visa') =>
      post(`/v1/payment_intents/${intentOf(clientSecret)}/confirm`, { payment_method: method }),
    /** @param cents disputed amount; default: the rest */
    dispute: (intentId: string, move: 'open' | 'win' | 'lose', cents?: number) =>
      post('/disputes', { payment_intent: intentId, move, ...(cents ? { amount: `${cents}` } : {}) }),
    refund: (intentId: string, cents?: number) =>
      post('/v1/refunds', { payment_intent: intentId, ...(cents ? { amount: `${cents}` } : {}) }),
    endRefund: (intentId: string, move: 'succeed' | 'fail') => post('/refunds', { payment_intent: intentId, move }),
    /** The provider pays the balance of a seller's account to the bank, or the bank refuses. */
    payOut: (account: string, move: 'pay' | 'fail') => post('/payouts', { account, move }),
    /** Somebody takes a transfer back in the dashboard. */
    reverse: (transfer: string, cents: number) => post(`/v1/transfers/${transfer}/reversals`, { amount: `${cents}` }),
    arm: (call: string, { kind, status = 500, recorded = false }: Fault, times = 1) =>
      post('/faults', { call, kind, status: `${status}`, recorded: `${recorded}`, times: `${times}` }),
    disarm: () => post('/faults', {}, 'DELETE'),
    async events(): Promise<WireEvent[]> {
      const { rows } = await pool.query<{ body: WireEvent }>(
        `select body from sandbox_stripe.object where kind = 'event' order by sequence`,
      );
      return rows.map(({ body }) => body);
    },
    /** Returns the provider's signature header. @param at Unix seconds */
    sign: (payload: string, secret = webhookSecret, at = Math.floor(Date.now() / 1000)) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at }),
  };
}

export type ProviderConsole = ReturnType<typeof createProviderConsole>;

export const intentOf = (clientSecret: string): string => clientSecret.split('_secret')[0] ?? '';

export type Account = {
  intent: string;
  listing: string;
  status: string;
  received: number;
  refunded: number;
  /** Refunds that have not failed, and how many belong to one request of ours. */
  refunds: number;
  repeated: number;
  dispute: string | null;
  /** Cents lost in disputes. */
  lost: number;
  /** Cents refunded in our ledger. */
  booked: number;
  state: string | null;
  cents: number | null;
};

/** Returns every intent with the purchase that stores it, or for which it was created. */
export async function readAccounts(pool: pg.Pool): Promise<Account[]> {
  const { rows } = await pool.query<Account>(`
    select i.id as intent, i.body->'metadata'->>'listing_id' as listing, i.body->>'status' as status,
      (i.body->>'amount_received')::int as received,
      coalesce((c.body->>'amount_refunded')::int, 0) as refunded,
      r.refunds, r.repeated, d.dispute, coalesce(d.lost, 0) as lost,
      coalesce((select sum(amount_cents)::int from refunds b where b.purchase_id = p.id and b.state = 'succeeded'), 0) as booked,
      p.state, p.price_cents + p.delivery_cents as cents
    from sandbox_stripe.object i
    left join sandbox_stripe.object c on c.id = i.body->>'latest_charge' and c.kind = 'charge'
    cross join lateral (
      select count(*)::int as refunds,
        (count(r.body->'metadata'->>'reason') - count(distinct r.body->'metadata'->>'reason'))::int as repeated
      from sandbox_stripe.object r
      where r.kind = 'refund' and r.body->>'payment_intent' = i.id and r.body->>'status' <> 'failed') r
    left join lateral (
      select d.body->>'status' as dispute,
        case when d.body->>'status' = 'lost' then (d.body->>'amount')::int end as lost
      from sandbox_stripe.object d where d.kind = 'dispute' and d.body->>'payment_intent' = i.id) d on true
    left join purchases p on p.intent_id = i.id
      or (p.intent_id is null and p.id::text = i.body->'metadata'->>'checkout_id')
    where i.kind = 'payment_intent'`);
  return rows;
}
