import { type RawBuilder, sql } from 'kysely';
import { endedFulfillmentStates } from '../../../../shared/domain/fulfillment.ts';
import { unpaidStates } from '../../../../shared/domain/payout.ts';
import {
  givableStates,
  liveStates,
  moneyStates,
  payingStates,
  soldStates,
} from '../../../../shared/domain/purchase.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';

export type BrokenRule = { rule: string; subject: string };

type Range = { after: string | undefined; upTo: string | undefined };
type Within = (column: string) => RawBuilder<boolean>;
type Rule = [rule: string, breaches: (within: Within) => RawBuilder<{ subject: string }>];

/** Ids in a range: a statement may take five seconds. */
const PURCHASES = 2_000;
const LISTINGS = 10_000;
const SELLERS = 500;

const ofPurchases: readonly Rule[] = [
  [
    'I5 the ledger sums to zero',
    (within) => sql`select purchase_id::text as subject from ledger_entries
      where ${within('purchase_id')} group by purchase_id, kind having sum(amount_cents) <> 0`,
  ],
  [
    'I5 what was paid is booked',
    (within) => sql`select p.id::text as subject from purchases p
      where ${within('p.id')} and p.state in (${anyOf(moneyStates)}) and not exists (
        select 1 from ledger_entries e where e.purchase_id = p.id and e.kind = 'payment' and e.account = 'provider'
          -- Money that made no sale may be of another amount than the price; then that is why it made none.
          and (e.amount_cents = p.price_cents + p.delivery_cents or not exists (select 1 from sales s where s.purchase_id = p.id)))`,
  ],
  [
    'I6 what goes back beyond what came is a loss, and nothing else',
    (within) => sql`select purchase_id::text as subject from ledger_entries
      where ${within('purchase_id')} and (account = 'provider' or account in ('bank', 'loss') and kind in ('refund', 'return'))
      group by purchase_id having greatest(0, -sum(amount_cents) filter (where account <> 'loss'))
        <> coalesce(sum(amount_cents) filter (where account = 'loss'), 0)`,
  ],
  [
    'I6 nobody is owed less than nothing of a payment',
    (within) => sql`select purchase_id::text as subject from ledger_entries
      where ${within('purchase_id')} and account in ('buyer', 'seller_pending', 'delivery', 'fee')
      group by purchase_id, account having sum(amount_cents) > 0`,
  ],
  [
    'I6 what went back is booked',
    (within) => sql`select purchase_id::text as subject from (
      select purchase_id, amount_cents from refunds where ${within('purchase_id')} and state = 'succeeded'
      union all
      select purchase_id, amount_cents from ledger_entries where ${within('purchase_id')} and account in ('provider', 'bank') and kind in ('refund', 'return')) as back
      group by purchase_id having sum(amount_cents) <> 0`,
  ],
  [
    'I6 refunded is what went back in full, and nothing else',
    (within) => sql`select p.id::text as subject from purchases p
      join ledger_entries e on e.purchase_id = p.id and (e.account = 'provider' or e.account = 'bank' and e.kind = 'refund')
      where ${within('p.id')} and p.state in (${anyOf(soldStates)}, 'refunded')
      group by p.id, p.state having (p.state = 'refunded') <> (sum(e.amount_cents) <= 0)`,
  ],
  [
    'I7 what is paid is sold',
    (within) => sql`select p.id::text as subject from purchases p join listings l on l.id = p.listing_id
      where ${within('p.id')} and p.state = 'paid' and l.state <> 'sold'`,
  ],
  [
    'I11 a paid purchase has its paid record',
    (within) => sql`select p.id::text as subject from purchases p
      where ${within('p.id')} and p.state in (${anyOf(soldStates)}) and not exists (select 1 from sales s where s.purchase_id = p.id)`,
  ],
  [
    'I13 nothing is released before the sale is completed',
    (within) => sql`select e.purchase_id::text as subject from ledger_entries e
      where ${within('e.purchase_id')} and e.kind = 'release' and e.account = 'seller_pending' and not exists (
        select 1 from fulfillments f where f.purchase_id = e.purchase_id and f.state in (${anyOf(endedFulfillmentStates)}))`,
  ],
  [
    'I13 what is completed is released',
    (within) => sql`select f.purchase_id::text as subject from fulfillments f
      join ledger_entries e on e.purchase_id = f.purchase_id and e.account in ('seller_pending', 'delivery')
      join purchases p on p.id = f.purchase_id and p.state <> 'disputed'
      where ${within('f.purchase_id')} and f.state = 'completed' group by f.purchase_id, e.account having sum(e.amount_cents) <> 0`,
  ],
  [
    'I14 the fee is at most what was promised',
    (within) => sql`select s.purchase_id::text as subject from sales s
      join ledger_entries e on e.purchase_id = s.purchase_id and e.account = 'fee'
      where ${within('s.purchase_id')} group by s.purchase_id, s.fee_cents having -sum(e.amount_cents) not between 0 and s.fee_cents`,
  ],
  [
    'I15 what is paid out is transferred once',
    (within) => sql`select o.purchase_id::text as subject from payouts o
      left join ledger_entries e on e.payout_id = o.id and e.account = 'seller_transferred' and e.kind = 'transfer'
      where ${within('o.purchase_id')} group by o.id having coalesce(-sum(e.amount_cents), 0) <> case when o.state = 'paid' then o.amount_cents else 0 end`,
  ],
  [
    'I15 what the provider sends is a payout of the same amount',
    (within) => sql`select t.purchase_id::text as subject from transfers t
      join payouts o on o.id = t.payout_id
      where ${within('t.purchase_id')} and ${within('o.purchase_id')} and (t.state = 'pending' and (o.state <> 'sending' or o.amount_cents <> t.amount_cents)
        or t.state = 'sent' and (o.state <> 'paid' or o.amount_cents <> t.amount_cents or o.reference <> t.provider_id))`,
  ],
  [
    'I15 nothing is transferred twice',
    (within) => sql`select purchase_id::text as subject from transfers
      where ${within('purchase_id')} and state <> 'refused' group by purchase_id, payout_id having count(*) > 1`,
  ],
  [
    'I17 nothing is sent before the sale is completed',
    (within) => sql`select t.purchase_id::text as subject from transfers t
      where ${within('t.purchase_id')} and not exists (select 1 from ledger_entries e where e.purchase_id = t.purchase_id and e.kind = 'release'
        and e.created_at <= t.created_at)`,
  ],
  [
    'I18 a settled debt has its two sides',
    (within) => sql`select purchase_id::text as subject from ledger_entries
      where ${within('purchase_id')} and kind in ('debt_paid', 'debt_written_off') group by purchase_id, settlement_id
      having count(*) <> 2 or sum(amount_cents) <> 0 or max(amount_cents) filter (where account = 'seller_available') >= 0`,
  ],
  [
    'I19 what an admin transferred to a buyer left the bank, once',
    (within) => sql`select purchase_id::text as subject from (
      select purchase_id, id, amount_cents as cents from refunds where ${within('purchase_id')} and sent_on is not null
      union all
      select purchase_id, settlement_id, amount_cents from ledger_entries
        where ${within('purchase_id')} and account = 'bank' and kind = 'refund') as sent
      group by purchase_id, id having sum(cents) <> 0`,
  ],
  [
    'I16 a sale is handed over as it was paid',
    (within) => sql`select s.purchase_id::text as subject from sales s
      join purchases p on p.id = s.purchase_id left join fulfillments f on f.purchase_id = s.purchase_id
      where ${within('s.purchase_id')}
        and ((s.method, s.delivery_cents) <> (p.method, p.delivery_cents) or f.method <> s.method)`,
  ],
  [
    'I16 what is held for a delivery is at most what was paid for it',
    (within) => sql`select e.purchase_id::text as subject from ledger_entries e
      left join sales s on s.purchase_id = e.purchase_id where ${within('e.purchase_id')} and e.account = 'delivery'
      group by e.purchase_id, s.delivery_cents having -sum(e.amount_cents) not between 0 and coalesce(s.delivery_cents, 0)`,
  ],
  [
    'I16 nothing is held for a delivery once all went back',
    (within) => sql`select p.id::text as subject from purchases p
      join ledger_entries e on e.purchase_id = p.id and e.account = 'delivery'
      where ${within('p.id')} and p.state = 'refunded' group by p.id having sum(e.amount_cents) <> 0`,
  ],
];

const ofListings: readonly Rule[] = [
  [
    'I1 one live purchase for a listing',
    (within) => sql`select listing_id::text as subject
      from purchases where ${within('listing_id')} and state in (${anyOf(liveStates)})
      group by listing_id having count(*) > 1`,
  ],
  [
    'I1 a held listing has a live purchase',
    (within) => sql`select l.id::text as subject from listings l
      where ${within('l.id')} and l.state = 'held' and not exists (
        select 1 from purchases p where p.listing_id = l.id and p.state in (${anyOf(payingStates)}))`,
  ],
  [
    'I2 one sale stands for a listing',
    (within) => sql`select listing_id::text as subject from purchases
      where ${within('listing_id')} and state in (${anyOf(soldStates)}) group by listing_id having count(*) > 1`,
  ],
  [
    'I7 what is sold has a sale',
    (within) => sql`select l.id::text as subject from listings l
      where ${within('l.id')} and l.state = 'sold' and not exists (select 1 from sales s where s.listing_id = l.id)`,
  ],
];

const ofSellers: readonly Rule[] = [
  [
    'I15 the balances of a seller are those of the ledger',
    (within) => sql`select coalesce(b.seller_id, e.seller_id)::text as subject
      from (select * from seller_balances where ${within('seller_id')}) as b
      full join (
        select seller_id, account, sum(amount_cents) as cents from ledger_entries
        where ${within('seller_id')} and account in ('seller_pending', 'delivery', 'seller_available', 'seller_transferred')
        group by seller_id, account) as e on e.seller_id = b.seller_id and e.account = b.account
      where coalesce(b.cents, 0) <> coalesce(e.cents, 0)`,
  ],
];

const ofAll: readonly Rule[] = [
  [
    'I1 a live purchase holds its listing',
    () => sql`select p.id::text as subject from purchases p join listings l on l.id = p.listing_id
      where p.state in (${anyOf(payingStates)}) and l.state <> 'held'`,
  ],
  [
    'I9 no delivery waits for more than ten minutes',
    () => sql`select id as subject from provider_events
      where handled_at is null and parked_at is null and received_at < now() - interval '10 minutes'`,
  ],
  [
    'I10 no hold outlives its time by more than a minute',
    () => sql`select id::text as subject from purchases
      where state in (${anyOf(givableStates)}) and held_until < now() - interval '1 minute'`,
  ],
  [
    'I15 a seller is owed what is available',
    () => sql`select coalesce(money.seller_id, owed.seller_id)::text as subject from (
      select seller_id, -cents as cents from seller_balances where account = 'seller_available') as money
      full join (
        select seller_id, coalesce(sum(amount_cents) filter (where state = 'owed'), 0) as cents,
          coalesce(sum(amount_cents) filter (where state = 'sending'), 0) as sending
        from payouts where state in (${anyOf(unpaidStates)}) group by seller_id) as owed
        on owed.seller_id = money.seller_id
      left join (
        select t.seller_id, sum(r.amount_cents) as cents from transfer_reversals r join transfers t on t.id = r.transfer_id
        where r.state = 'pending' group by t.seller_id) as back
        on back.seller_id = coalesce(money.seller_id, owed.seller_id)
      -- What is being sent is gone, what is being taken back is here.
      where greatest(coalesce(money.cents, 0) - coalesce(owed.sending, 0) + coalesce(back.cents, 0), 0) <> coalesce(owed.cents, 0)`,
  ],
  [
    'I15 what is being sent has its transfer',
    () => sql`select o.purchase_id::text as subject from payouts o
      where o.state = 'sending' and not exists (select 1 from transfers t where t.payout_id = o.id and t.state = 'pending')`,
  ],
  [
    'I15 what was taken back is booked once',
    () => sql`select t.purchase_id::text as subject from transfer_reversals r
      join transfers t on t.id = r.transfer_id
      left join ledger_entries e on e.reversal_id = r.id and e.account = 'seller_transferred'
      group by t.purchase_id, r.id
      having coalesce(sum(e.amount_cents), 0) <> case when r.state = 'done' then r.amount_cents else 0 end`,
  ],
  [
    'I15 no more is taken back than was sent',
    () => sql`select t.purchase_id::text as subject from transfers t
      join transfer_reversals r on r.transfer_id = t.id and r.state <> 'refused'
      group by t.id having sum(r.amount_cents) > t.amount_cents or t.state <> 'sent'`,
  ],
];

/**
 * Checks the invariants of reliability 3.18, except I3 and I4, which the reconciler checks.
 * @returns the broken rules
 */
export async function verifyBooks(db: Db): Promise<BrokenRule[]> {
  const broken: BrokenRule[] = [];
  const check = async (rules: readonly Rule[], { after, upTo }: Range) => {
    const within: Within = (column) =>
      sql`(${after ? sql`${sql.ref(column)} > ${after}::uuid` : sql`true`} and ${upTo ? sql`${sql.ref(column)} <= ${upTo}::uuid` : sql`true`})`;
    for (const [rule, breaches] of rules) {
      const { rows } = await breaches(within).execute(db);
      broken.push(...rows.map(({ subject }) => ({ rule, subject })));
    }
  };
  for await (const range of rangesOf(db, sql`select id from purchases`, PURCHASES)) await check(ofPurchases, range);
  for await (const range of rangesOf(db, sql`select id from listings`, LISTINGS)) await check(ofListings, range);
  for await (const range of rangesOf(db, sql`select distinct seller_id as id from seller_balances`, SELLERS))
    await check(ofSellers, range);
  await check(ofAll, { after: undefined, upTo: undefined });
  return broken;
}

/** Yields ranges of ids; the last one has no end. */
async function* rangesOf(db: Db, ids: RawBuilder<unknown>, size: number): AsyncGenerator<Range> {
  for (let after: string | undefined; ; ) {
    const { rows } = await sql<{ id: string }>`
      select id from (${ids}) as known where ${after ? sql`id > ${after}::uuid` : sql`true`}
      order by id offset ${size - 1} limit 1`.execute(db);
    const upTo = rows[0]?.id;
    yield { after, upTo };
    if (!upTo) return;
    after = upTo;
  }
}
