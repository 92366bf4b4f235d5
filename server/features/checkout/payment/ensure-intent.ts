import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../../../../shared/errors.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import type { Intent } from '../../../ports/card-payments.ts';
import { ProviderFailure } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { endExtraIntent } from './end-extra-intent.ts';
import { endHold } from './end-hold.ts';
import { endIntentLease, findPurchase, leaseForIntent, type Purchase, storeIntent } from './purchase-store.ts';
import { reportRefusal } from './report-refusal.ts';
import { requestIntent } from './request-intent.ts';
import { settlePurchase } from './settle-purchase.ts';

/** Milliseconds between checks for another request's intent, and their number. */
const WAIT_MILLISECONDS = 100;
const WAITS = 100;

/**
 * Returns a hold with its intent, stored or new. Concurrent requests share a call (reliability T3).
 * @throws provider_unavailable (hold stays), payments_misconfigured (hold ends), hold_expired
 */
export async function ensureIntent(services: Services, purchase: Purchase, receiptEmail: string): Promise<Purchase> {
  for (let wait = 0; wait < WAITS; wait++) {
    const leased = await leaseForIntent(services.db, purchase.id);
    if (leased) return needOpen(services, await createIntent(services, leased, receiptEmail));
    const current = await findPurchase(services.db, purchase.id);
    if (current?.intent_id) return needOpen(services, current);
    if (current?.state !== 'held') throw new Failure('hold_expired');
    await sleep(WAIT_MILLISECONDS);
  }
  throw new Failure('busy', { retryAfter: 2 });
}

async function needOpen(services: Services, purchase: Purchase): Promise<Purchase> {
  if (purchase.state !== 'intent_ready' || !purchase.client_secret) {
    // The hold ended: cancel this intent.
    await settlePurchase(services, purchase.id).catch(() => undefined);
    throw new Failure('hold_expired');
  }
  return purchase;
}

async function createIntent(services: Services, purchase: Purchase, receiptEmail: string): Promise<Purchase> {
  const { db, log, metrics } = services;
  crashPoint('intent:leased');
  try {
    const intent = await requestIntent(services, purchase, receiptEmail);
    crashPoint('intent:made');
    const stored = await storeIntent(db, purchase.id, intent);
    crashPoint('intent:stored');
    if (stored.intent_id !== intent.id) await endExtraIntent(services, intent);
    metrics.purchaseMoved(purchase.state, stored.state);
    return stored;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) {
      await endIntentLease(db, purchase.id, { nextAttempt: false, isHeard: false });
      throw error;
    }
    log.warn(
      { purchaseId: purchase.id, outcome: error.outcome, code: error.code },
      'the provider did not make the intent',
    );
    // A refusal is replayed for its key: find the intent, else use a new key.
    const found = error.outcome === 'refused' ? await findOpenIntent(services, purchase.id) : undefined;
    if (found) return storeIntent(db, purchase.id, found);
    await endIntentLease(db, purchase.id, { nextAttempt: error.outcome === 'refused', isHeard: error.isDefinite });
    if (error.isDefinite) throw await giveUp(services, purchase.id, error);
    throw new Failure('provider_unavailable', { retryAfter: 2 });
  }
}

async function giveUp(services: Services, purchaseId: string, error: ProviderFailure): Promise<Failure> {
  reportRefusal(services, error, purchaseId, { atBeginning: true });
  await endHold(services, purchaseId, { event: 'given_back', by: 'buyer' });
  return new Failure('payments_misconfigured');
}

async function findOpenIntent({ payments }: Services, purchaseId: string): Promise<Intent | undefined> {
  const intents = await payments.findIntents(purchaseId).catch(() => []);
  return intents.find((intent) => intent.status !== 'canceled');
}
