import PQueue from 'p-queue';
import type { Cents } from '../../../../shared/domain/money.ts';
import { inTransaction, type Tx } from '../../../platform/db/database.ts';
import { isId } from '../../../platform/db/time-key.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import type { ConnectPayouts, ProviderReversal } from '../../../ports/seller-payouts.ts';
import type { Services } from '../../../ports/services.ts';
import { lockSoldPurchase, reverseTransfer } from '../../checkout/books/seller-money.ts';
import { matchPayouts } from '../match-payouts.ts';
import { lockPayoutsOf } from '../payout-store.ts';
import { isFault, isForgotten, isRefused, RETRY_LOST_SECONDS, retryIn } from './retry-times.ts';
import {
  claimReversals,
  findReversal,
  listKnownReversals,
  retryReversal,
  setReversalRefused,
  setReversed,
} from './reversal-store.ts';
import { findTransfer, type TransferRow } from './transfer-store.ts';

export { dueReversals } from './reversal-store.ts';

type Claimed = Awaited<ReturnType<typeof claimReversals>>[number];

const BATCH = 20;
const CONCURRENCY = 5;

/** Asks the provider to take transfers back. */
export async function sendReversals(services: Services): Promise<number> {
  const { sellerPayouts, db } = services;
  if (sellerPayouts.kind !== 'connect') return 0;
  const claimed = await claimReversals(db, BATCH);
  await new PQueue({ concurrency: CONCURRENCY }).addAll(
    claimed.map((row) => async () => {
      // Shutdown: another process takes the claim.
      if (!services.stopping()) await send(services, sellerPayouts, row);
    }),
  );
  return claimed.length;
}

async function send(services: Services, provider: ConnectPayouts, row: Claimed): Promise<void> {
  try {
    const transfer = await findTransfer(services.db, row.transfer_id);
    if (transfer?.provider_id)
      await sendReversal(services, provider, { row, transfer, providerId: transfer.provider_id });
  } catch (error) {
    services.log.warn({ err: error, reversalId: row.id, tries: row.tries }, 'a reversal has no known outcome yet');
    await retryReversal(services.db, row.id, { seconds: retryIn(row.tries), otherKey: false });
  }
}

async function sendReversal(
  services: Services,
  provider: ConnectPayouts,
  { row, transfer, providerId }: { row: Claimed; transfer: TransferRow; providerId: string },
): Promise<void> {
  const findMade = async () =>
    (await provider.listReversals(providerId)).find(({ reversalId }) => reversalId === row.id);
  if (isForgotten(row, services.clock.now())) {
    const found = await findMade();
    return found
      ? finish(services, row, { transfer, providerId: found.id })
      : refuse(services, row, { transfer, refusal: 'forgotten' });
  }
  const lost = await findLost(services, provider, { transfer, providerId });
  if (lost.length > 0) {
    const same = lost.find(({ amount }) => amount === row.amount_cents);
    if (same) return finish(services, row, { transfer, providerId: same.id });
    services.log.error({ reversalId: row.id, transfer: providerId, alert: true }, 'a reversal was not in the database');
    return void (await retryReversal(services.db, row.id, { seconds: RETRY_LOST_SECONDS, otherKey: false }));
  }
  crashPoint('reversal:asking');
  try {
    const key = `reverse:${row.id}:${row.attempt}`;
    const made = await provider.reverse({ key, reversalId: row.id, providerId, amount: row.amount_cents });
    crashPoint('reversal:made');
    await finish(services, row, { transfer, providerId: made.id });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const found = await findMade();
    if (found) return finish(services, row, { transfer, providerId: found.id });
    if (isFault(error, row))
      return void (await retryReversal(services.db, row.id, { seconds: retryIn(row.tries), otherKey: true }));
    const { code, status } = error;
    services.log.warn({ reversalId: row.id, code, status }, 'a transfer cannot be taken back; the seller owes it');
    await refuse(services, row, { transfer, refusal: code ?? `${status}` });
  }
}

/** Reversals of ours that a restored backup lost. */
async function findLost(
  { db }: Services,
  provider: ConnectPayouts,
  { transfer, providerId }: { transfer: TransferRow; providerId: string },
): Promise<ProviderReversal[]> {
  const made = await provider.listReversals(providerId);
  const known = new Set(await listKnownReversals(db, transfer.id));
  return made.filter(
    ({ id, reversalId }) => reversalId !== undefined && isId(reversalId) && !known.has(reversalId) && !known.has(id),
  );
}

async function finish(
  services: Services,
  { id }: Claimed,
  { transfer, providerId }: { transfer: TransferRow; providerId: string },
): Promise<void> {
  await settle(services, id, transfer, async (tx, amount) => {
    const { payout_id: payoutId, purchase_id: purchaseId } = transfer;
    await setReversed(tx, id, providerId);
    await reverseTransfer(tx, { id, payoutId, purchaseId, amount });
    crashPoint('reversal:booked');
  });
}

/** The missing money becomes a debt of the seller. */
async function refuse(
  services: Services,
  { id }: Claimed,
  { transfer, refusal }: { transfer: TransferRow; refusal: string },
): Promise<void> {
  await settle(services, id, transfer, async (tx) => {
    await setReversalRefused(tx, id, refusal);
  });
}

async function settle(
  services: Services,
  id: string,
  { purchase_id: purchaseId, seller_id: sellerId }: TransferRow,
  work: (tx: Tx, amount: Cents) => Promise<void>,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await lockSoldPurchase(tx, purchaseId);
    await lockPayoutsOf(tx, sellerId);
    const now = await findReversal(tx, id);
    if (now.state !== 'pending') return;
    await work(tx, now.amount_cents);
    await matchPayouts(services, tx, { purchaseId, sellerId });
    await services.deal.payoutMoved(tx, purchaseId);
  });
}
