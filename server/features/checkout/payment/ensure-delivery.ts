import { setTimeout as sleep } from 'node:timers/promises';
import type { ChosenDelivery } from '../../../../shared/domain/delivery.ts';
import { Failure } from '../../../../shared/errors.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import { ProviderFailure } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { endDeliveryLease, leaseForDelivery } from './delivery-store.ts';
import { findPurchase, type Purchase } from './purchase-store.ts';
import { settlePurchase } from './settle-purchase.ts';

/** Milliseconds between checks for another request's change, and their number. */
const WAIT_MILLISECONDS = 100;
const WAITS = 30;

/**
 * Makes the intent of a hold charge the chosen delivery. The paid intent decides what was chosen, so a crash loses
 * nothing.
 * @throws provider_unavailable (the hold stays), payment_in_progress, hold_expired, busy
 */
export async function ensureDelivery(
  services: Services,
  purchase: Purchase,
  delivery: ChosenDelivery,
): Promise<Purchase> {
  let current: Purchase | undefined = purchase;
  for (let wait = 0; wait < WAITS; wait++) {
    if (current?.state !== 'intent_ready') throw notOpen(current);
    if (isSet(current, delivery)) return current;
    const leased = await leaseForDelivery(services.db, purchase.id);
    if (leased) return change(services, leased, delivery, { wasSure: !current.method_unsure });
    await sleep(WAIT_MILLISECONDS);
    current = await findPurchase(services.db, purchase.id);
  }
  throw new Failure('busy', { retryAfter: 2 });
}

const isSet = ({ method, delivery_cents, method_unsure }: Purchase, delivery: ChosenDelivery): boolean =>
  !method_unsure && method === delivery.method && delivery_cents === delivery.cents;

const notOpen = (purchase: Purchase | undefined) =>
  new Failure(
    purchase?.state === 'processing'
      ? 'payment_in_progress'
      : purchase?.state === 'paid'
        ? 'item_unavailable'
        : 'hold_expired',
  );

async function change(
  services: Services,
  leased: Purchase,
  delivery: ChosenDelivery,
  { wasSure }: { wasSure: boolean },
): Promise<Purchase> {
  const { db, log, payments } = services;
  crashPoint('delivery:leased');
  try {
    await payments.changeIntent({
      key: `delivery:${leased.intent_id}:${leased.method_calls}`,
      intentId: leased.intent_id ?? '',
      amount: leased.price_cents + delivery.cents,
      delivery,
    });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn(
      { purchaseId: leased.id, outcome: error.outcome, code: error.code },
      'the provider did not change the intent',
    );
    // A refusal changes nothing. Usually the buyer has just paid on another page.
    const isKnown = error.outcome === 'refused' && wasSure;
    const { method, delivery_cents: cents } = leased;
    await endDeliveryLease(db, leased, isKnown ? { method, cents } : undefined);
    const settled =
      error.outcome === 'refused' ? await settlePurchase(services, leased.id).catch(() => leased) : leased;
    throw settled.state === 'intent_ready' ? new Failure('provider_unavailable', { retryAfter: 2 }) : notOpen(settled);
  }
  crashPoint('delivery:changed');
  const stored = await endDeliveryLease(db, leased, delivery);
  crashPoint('delivery:stored');
  if (!stored) throw notOpen(await findPurchase(db, leased.id));
  return stored;
}
