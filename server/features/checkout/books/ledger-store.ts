import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { splitLeft } from '../../../../shared/domain/delivery.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import { feeLeft } from '../../../../shared/domain/seller-fee.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { LedgerEntriesTable } from '../../../platform/db/tables/checkout-tables.ts';
import type { RefundRow } from '../refunds/refund-store.ts';
import { findSaleOf, type Sale } from './sale-store.ts';

type Account = LedgerEntriesTable['account'];
type Movement = {
  purchaseId: string;
  kind: LedgerEntriesTable['kind'];
  /** Cents added to each account; positive is at the provider, negative is owed. */
  cents: Partial<Record<Account, Cents>>;
  refundId?: string | null;
  payoutId?: string;
  reversalId?: string;
  settlementId?: string;
};

/** Books a sale's payment: price and delivery, pending on separate accounts. */
export const bookSale = (tx: Tx, purchaseId: string, { price, delivery }: { price: Cents; delivery: Cents }) =>
  book(tx, {
    purchaseId,
    kind: 'payment',
    cents: { provider: price + delivery, seller_pending: -price, delivery: -delivery },
  });

/** Books a payment without a sale, owed to the buyer. */
export const bookPaymentWithoutSale = (tx: Tx, purchaseId: string, amount: Cents) =>
  book(tx, { purchaseId, kind: 'payment', cents: { provider: amount, buyer: -amount } });

/**
 * Books a refund or dispute, or one that came back; from the price first, then the delivery (decision 0068). What exceeds
 * the payment is the shop's loss (decision 0178). Unique per provider refund or transfer (decision 0223).
 */
export async function bookMoneyBack(
  tx: Tx,
  refund: Pick<RefundRow, 'id' | 'purchase_id' | 'amount_cents' | 'provider_refund_id' | 'sent_on'>,
  kind: 'refund' | 'return',
): Promise<void> {
  const purchaseId = refund.purchase_id;
  const moved = kind === 'refund' ? -refund.amount_cents : refund.amount_cents;
  const held = await readBalances(tx, purchaseId);
  const loss = Math.max(0, -held.left - moved) - held.loss;
  const sale = await findSaleOf(tx, purchaseId);
  const cents = sale ? await sharesOf(tx, sale, { held, moved, loss }) : { buyer: -moved - loss };
  const from = refund.sent_on ? { bank: moved } : { provider: moved };
  await book(tx, {
    purchaseId,
    kind,
    cents: { ...from, loss, ...cents },
    refundId: refund.provider_refund_id,
    ...(refund.sent_on ? { settlementId: refund.id } : {}),
  });
}

/** Entries that move each account to its share of the rest. */
async function sharesOf(
  tx: Tx,
  sale: Sale,
  { held, moved, loss }: { held: Balances; moved: Cents; loss: Cents },
): Promise<Movement['cents']> {
  const left = splitLeft(Math.max(0, held.left + moved), sale.delivery_cents);
  if (!(await isReleased(tx, sale.purchase_id)))
    return { seller_pending: -left.price - held.seller_pending, delivery: -left.delivery - held.delivery };
  const fee = -feeLeft(sale.fee_cents, sale.price_cents, left.price) - held.fee;
  return { fee, seller_available: -moved - loss - fee };
}

/**
 * Moves a completed sale's pending money to seller and shop, whose fee is a share of the price alone.
 * @returns cents for the seller
 */
export async function bookRelease(tx: Tx, sale: Sale): Promise<Cents> {
  const held = await readBalances(tx, sale.purchase_id);
  const [price, delivery] = [-held.seller_pending, -held.delivery];
  if (price + delivery <= 0) return 0;
  const fee = feeLeft(sale.fee_cents, sale.price_cents, price);
  const net = price - fee + delivery;
  await book(tx, {
    purchaseId: sale.purchase_id,
    kind: 'release',
    cents: { seller_pending: price, delivery, seller_available: -net, fee: -fee },
  });
  return net;
}

/** Books a payout. Unique per payout. */
export const bookTransfer = (tx: Tx, { id, purchaseId, amount }: { id: string; purchaseId: string; amount: Cents }) =>
  book(tx, {
    purchaseId,
    kind: 'transfer',
    payoutId: id,
    cents: { seller_available: amount, seller_transferred: -amount },
  });

/** Books a reversed transfer, partly or fully. Unique per reversal. */
export const bookReversal = (
  tx: Tx,
  { id, payoutId, purchaseId, amount }: { id: string; payoutId: string; purchaseId: string; amount: Cents },
) =>
  book(tx, {
    purchaseId,
    kind: 'reversal',
    payoutId,
    reversalId: id,
    cents: { seller_transferred: amount, seller_available: -amount },
  });

/** The counterpart of a settled debt. */
const settledOn = { debt_paid: 'bank', debt_written_off: 'loss' } as const;

/** Books a debt as paid to the shop's own bank, or given up. Unique per settlement. */
export const bookSettledDebt = (tx: Tx, { id, purchaseId, kind, amount }: SettledDebt) =>
  book(tx, { purchaseId, kind, settlementId: id, cents: { seller_available: -amount, [settledOn[kind]]: amount } });

export type SettledDebt = { id: string; purchaseId: string; kind: keyof typeof settledOn; amount: Cents };

/** Returns a sale with more paid out than it brought. */
export async function findDebtSale(db: Db, sellerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('ledger_entries')
    .select('purchase_id')
    .where('seller_id', '=', sellerId)
    .where('account', '=', 'seller_available')
    .groupBy('purchase_id')
    .having((eb) => eb.fn.sum('amount_cents'), '>', 0)
    .orderBy((eb) => eb.fn.sum('amount_cents'), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.purchase_id;
}

const movesOnly = ['transfer', 'reversal', 'debt_paid', 'debt_written_off'] as const;

/** Returns the seller's money of a released sale. */
export async function sumEarned(db: Db, purchaseId: string): Promise<Cents> {
  const row = await db
    .selectFrom('ledger_entries')
    .select(sql<Cents>`coalesce(-sum(amount_cents), 0)::int`.as('cents'))
    .where('purchase_id', '=', purchaseId)
    .where('account', '=', 'seller_available')
    .where('kind', 'not in', movesOnly)
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** Returns the paid cents, even if they went back. */
export async function sumCharged(db: Db, purchaseId: string): Promise<Cents> {
  const row = await db
    .selectFrom('ledger_entries')
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::int`.as('cents'))
    .where('purchase_id', '=', purchaseId)
    .where('account', '=', 'provider')
    .where('kind', '=', 'payment')
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** The schema requires the sum zero. */
async function book(
  tx: Tx,
  { purchaseId, kind, cents, refundId = null, payoutId, reversalId, settlementId }: Movement,
): Promise<void> {
  const entry = {
    purchase_id: purchaseId,
    kind,
    provider_refund_id: refundId,
    payout_id: payoutId ?? null,
    reversal_id: reversalId ?? null,
    settlement_id: settlementId ?? null,
  };
  const sides = (Object.entries(cents) as [Account, Cents][]).filter(([, amount]) => amount !== 0);
  await tx
    .insertInto('ledger_entries')
    .values(sides.map(([account, amount_cents]) => ({ ...entry, id: randomUUIDv7(), account, amount_cents })))
    .execute();
}

/** Whether a refund of the provider was booked, even if it came back. @param refundId the provider's */
export async function isRefundBooked(db: Db, purchaseId: string, refundId: string): Promise<boolean> {
  const entries = db.selectFrom('ledger_entries').select('id');
  const ofRefund = entries.where('purchase_id', '=', purchaseId).where('provider_refund_id', '=', refundId).limit(1);
  return (await ofRefund.executeTakeFirst()) !== undefined;
}

async function isReleased(db: Db, purchaseId: string): Promise<boolean> {
  const entries = db.selectFrom('ledger_entries').select('id');
  const release = entries.where('purchase_id', '=', purchaseId).where('kind', '=', 'release').limit(1);
  return (await release.executeTakeFirst()) !== undefined;
}

/** Returns the cents that did not go back. */
export const readPaidCents = async (db: Db, purchaseId: string): Promise<Cents> =>
  (await readBalances(db, purchaseId)).left;

type Balances = Record<'left' | 'seller_pending' | 'delivery' | 'fee' | 'loss', Cents>;

/** `left`: what did not go back. Without settled debts. */
async function readBalances(db: Db, purchaseId: string): Promise<Balances> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['account', sql<Cents>`sum(amount_cents)::int`.as('cents')])
    .where('purchase_id', '=', purchaseId)
    .where('kind', 'not in', ['debt_paid', 'debt_written_off'])
    .groupBy('account')
    .execute();
  const none = { provider: 0, bank: 0, seller_pending: 0, delivery: 0, fee: 0, loss: 0 };
  const held = { ...none, ...Object.fromEntries(rows.map(({ account, cents }) => [account, cents])) };
  return { ...held, left: held.provider + held.bank };
}

type SellerAccount = 'seller_pending' | 'delivery' | 'seller_available' | 'seller_transferred';

/** Sums cents over all sales. */
export async function sumSellerAccounts(db: Db, sellerId: string): Promise<Record<SellerAccount, Cents>> {
  const rows = await db
    .selectFrom('seller_balances')
    .select(['account', sql<Cents>`cents::float8`.as('cents')])
    .where('seller_id', '=', sellerId)
    .execute();
  const none = { seller_pending: 0, delivery: 0, seller_available: 0, seller_transferred: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ account, cents }) => [account, cents])) };
}
