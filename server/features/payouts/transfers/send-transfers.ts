import PQueue from 'p-queue';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import type { ConnectPayouts } from '../../../ports/seller-payouts.ts';
import type { Services } from '../../../ports/services.ts';
import { refreshSeller } from '../refresh-seller.ts';
import { finishTransfer, refuseTransfer } from './finish-transfer.ts';
import { isFault, isForgotten, isRefused, retryIn } from './retry-times.ts';
import { claimTransfers, retryTransfer, type TransferRow } from './transfer-store.ts';

export { dueTransfers } from './transfer-store.ts';

/** Few: a claim must begin long before its lease ends. */
const BATCH = 5;
const CONCURRENCY = 5;

/**
 * Asks the provider for ordered transfers until none is due. Claims more while others wait.
 * @returns how many were claimed
 */
export async function sendTransfers(services: Services): Promise<number> {
  const { sellerPayouts, db } = services;
  if (sellerPayouts.kind !== 'connect') return 0;
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const failures: unknown[] = [];
  let sum = 0;
  while (!services.stopping()) {
    const claimed = await claimTransfers(db, BATCH);
    if (claimed.length === 0) break;
    sum += claimed.length;
    for (const row of claimed)
      void queue.add(() => send(services, sellerPayouts, row)).catch((error: unknown) => failures.push(error));
    await queue.onSizeLessThan(BATCH);
  }
  await queue.onIdle();
  if (failures.length > 0) throw failures[0];
  return sum;
}

async function send(services: Services, provider: ConnectPayouts, row: TransferRow): Promise<void> {
  // Shutdown: another process takes the claim.
  if (services.stopping()) return;
  try {
    await sendTransfer(services, provider, row);
  } catch (error) {
    services.log.warn({ err: error, transferId: row.id, tries: row.tries }, 'a transfer has no known outcome yet');
    await retryTransfer(services.db, row.id, { seconds: retryIn(row.tries), otherKey: false });
  }
}

async function sendTransfer(services: Services, provider: ConnectPayouts, row: TransferRow): Promise<void> {
  if (isForgotten(row, services.clock.now())) {
    if (!(await findMade(services, provider, row))) await refuseTransfer(services, row.id, 'forgotten');
    return;
  }
  crashPoint('transfer:asking');
  try {
    const made = await provider.transfer({
      key: `transfer:${row.id}:${row.attempt}`,
      transferId: row.id,
      purchaseId: row.purchase_id,
      destination: row.destination,
      amount: row.amount_cents,
      currency: row.currency,
      charge: row.charge ?? undefined,
    });
    crashPoint('transfer:made');
    await finishTransfer(services, row.id, made);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // A refusal is replayed for its key: see whether it was made (reliability 3.6).
    if (await findMade(services, provider, row)) return;
    if (isFault(error, row))
      return void (await retryTransfer(services.db, row.id, { seconds: retryIn(row.tries), otherKey: true }));
    const { code, status } = error;
    services.log.error(
      { transferId: row.id, payoutId: row.payout_id, code, status, alert: true },
      'the provider refused to pay a seller',
    );
    await refuseTransfer(services, row.id, code ?? `${status}`);
    // Its account may have lost the right to receive money.
    await refreshSeller(services, row.seller_id);
  }
}

async function findMade(services: Services, provider: ConnectPayouts, row: TransferRow): Promise<boolean> {
  const found = (await provider.findTransfers(row.purchase_id)).find(({ transferId }) => transferId === row.id);
  if (found) await finishTransfer(services, row.id, found);
  return found !== undefined;
}
