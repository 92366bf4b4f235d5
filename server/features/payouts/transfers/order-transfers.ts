import PQueue from 'p-queue';
import { inTransaction } from '../../../platform/db/database.ts';
import { lockStanding } from '../../../platform/db/lock-account.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import type { ConnectPayouts } from '../../../ports/seller-payouts.ts';
import type { Services } from '../../../ports/services.ts';
import { lockSoldPurchase } from '../../checkout/books/seller-money.ts';
import { canBePaid } from '../is-ready.ts';
import { findPayout, lockPayoutsOf, postponeSending, setSending } from '../payout-store.ts';
import { finishTransfer } from './finish-transfer.ts';
import { RETRY_LOST_SECONDS } from './retry-times.ts';
import { storeLost } from './store-lost.ts';
import { insertTransfer, listRefused, listSendable, sumSent } from './transfer-store.ts';

export { payableNow } from './transfer-store.ts';

type Sendable = Awaited<ReturnType<typeof listSendable>>[number];

const BATCH = 40;
/** A call that gets no answer must not delay the others. */
const CONCURRENCY = 5;
const RETRY_SECONDS = 30;

/**
 * Orders the transfer of each payout that can be sent; `sendTransfers` asks the provider. Safe in several processes.
 * @returns how many were ordered
 */
export async function orderTransfers(services: Services): Promise<number> {
  const { sellerPayouts, db, log } = services;
  if (sellerPayouts.kind !== 'connect') return 0;
  let ordered = 0;
  const payouts = await listSendable(db, BATCH);
  await new PQueue({ concurrency: CONCURRENCY }).addAll(
    payouts.map((payout) => async () => {
      if (services.stopping()) return;
      try {
        if (await orderTransfer(services, sellerPayouts, payout)) ordered += 1;
      } catch (error) {
        log.warn({ err: error, payoutId: payout.id }, 'a transfer could not be ordered yet');
        await postponeSending(db, payout.id, RETRY_SECONDS);
      }
    }),
  );
  return ordered;
}

async function orderTransfer(services: Services, provider: ConnectPayouts, payout: Sendable): Promise<boolean> {
  const { id, purchase_id: purchaseId, seller_id: sellerId, intent_id: intentId } = payout;
  if (await finishIfMade(services, provider, payout)) return false;
  const charge = intentId ? await provider.readCharge(intentId) : undefined;
  const done = await inTransaction(services.db, async (tx) => {
    // A suspension waits for this lock.
    await lockStanding(tx, sellerId);
    const sold = await lockSoldPurchase(tx, purchaseId);
    await lockPayoutsOf(tx, sellerId);
    const now = await findPayout(tx, id);
    const destination = await provider.findAccount(tx, sellerId);
    if (now?.state !== 'owed' || now.purchase_state !== 'paid') return false;
    if (!destination || !(await canBePaid(services, tx, sellerId))) return false;
    // A payment covers only its own amount; the shop's balance pays the rest.
    const isCovered = (await sumSent(tx, purchaseId)) + now.amount_cents <= sold.chargedCents;
    await insertTransfer(tx, {
      payoutId: id,
      purchaseId,
      sellerId,
      destination,
      amount: now.amount_cents,
      currency: sold.currency,
      charge: isCovered ? (charge ?? null) : null,
    });
    await setSending(tx, id);
    await services.deal.payoutMoved(tx, purchaseId);
    crashPoint('transfer:ordering');
    return true;
  });
  crashPoint('transfer:ordered');
  return done;
}

/**
 * Books a transfer that was made though it was refused (reliability 3.6), or that a restored backup lost.
 * @returns whether nothing may be ordered now
 */
async function finishIfMade(services: Services, provider: ConnectPayouts, payout: Sendable) {
  const made = await provider.findTransfers(payout.purchase_id);
  if (await storeLost(services, provider, { payout, made })) {
    await postponeSending(services.db, payout.id, RETRY_LOST_SECONDS);
    return true;
  }
  for (const row of await listRefused(services.db, payout.id)) {
    const found = made.find(({ transferId }) => transferId === row.id);
    if (found) {
      await finishTransfer(services, row.id, found);
      return true;
    }
  }
  return false;
}
