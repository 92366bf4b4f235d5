import type { Cents } from '../../../../shared/domain/money.ts';
import { claimNight } from '../../../platform/db/claim-night.ts';
import { type Intent, ProviderFailure } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { readReferences } from '../payment/intent-references.ts';
import { settleByIntent } from '../reconciliation/receive-event.ts';
import {
  finishNight,
  insertBreak,
  type LedgerSums,
  listBooked,
  listBreaks,
  setMended,
  sumLedger,
} from './ledger-comparison-store.ts';

/** Days back to compare, the usual limit for card disputes. */
const DAYS = 120;
const DAY_MS = 24 * 3600_000;

/**
 * Runs the nightly comparison.
 * @returns undefined when another process did
 */
export async function compareLedgerNightly(services: Services): Promise<LedgerSums | undefined> {
  if (!(await claimNight(services.db, 'ledger_comparisons'))) return undefined;
  const { breaks: _, ...sums } = await compareLedger(services);
  await finishNight(services.db, sums);
  return sums;
}

/**
 * Compares captured minus returned money per payment. Rechecks differences, then stores and alerts.
 * @returns remaining cents by provider and by ledger, and the number of differing payments
 */
export async function compareLedger(services: Services): Promise<LedgerSums & { breaks: number }> {
  const { db, payments } = services;
  const since = new Date(services.clock.now().getTime() - DAYS * DAY_MS);
  const captured = new Map<string, Cents>();
  for await (const intent of payments.listIntents(since))
    if (intent.status === 'succeeded' && readReferences(intent)) captured.set(intent.id, intent.amount);
  const gone = await readGone(services, since);
  // The intent of a recent payment may be slightly older.
  const booked = (await listBooked(db, new Date(since.getTime() + DAY_MS))).flatMap(({ intent_id: id }) => id ?? []);
  const open = (await listBreaks(db)).map(({ intent_id: id }) => id);

  const sums = { payments: 0, providerCents: 0, ledgerCents: 0, breaks: 0 };
  for (const ids of inBatches([...new Set([...captured.keys(), ...booked, ...open])])) {
    const ledger = await sumLedger(db, ids);
    for (const id of ids) {
      let providerCents = (captured.get(id) ?? 0) - (gone.get(id) ?? 0);
      let ledgerCents = ledger.get(id) ?? 0;
      if (providerCents !== ledgerCents) ({ providerCents, ledgerCents } = await compareAgain(services, id));
      if (providerCents === ledgerCents) await setMended(db, id);
      else {
        await insertBreak(db, { intentId: id, providerCents, ledgerCents });
        services.log.error(
          { intentId: id, providerCents, ledgerCents, alert: true },
          'the ledger differs from the card provider',
        );
        sums.breaks += 1;
      }
      sums.payments += 1;
      sums.providerCents += providerCents;
      sums.ledgerCents += ledgerCents;
    }
  }
  return sums;
}

async function readGone({ payments }: Services, since: Date): Promise<Map<string, Cents>> {
  const gone = new Map<string, Cents>();
  for await (const { intentId, amount, status } of payments.listRefunds(since))
    if (status === 'succeeded') gone.set(intentId, (gone.get(intentId) ?? 0) + amount);
  for await (const intentId of payments.listDisputedIntents(since))
    gone.set(intentId, centsGoneOf(await payments.readIntent(intentId)));
  return gone;
}

const sum = (amounts: readonly { amount: Cents }[]) => amounts.reduce((cents, { amount }) => cents + amount, 0);

const centsGoneOf = ({ refunds = [], disputes = [] }: Intent): Cents =>
  sum(refunds.filter(({ status }) => status === 'succeeded')) + sum(disputes.filter(({ status }) => status === 'lost'));

async function compareAgain(services: Services, intentId: string) {
  await settleByIntent(services, intentId).catch((error: unknown) =>
    services.log.warn({ err: error, intentId }, 'a payment could not be settled before it was compared'),
  );
  const intent = await services.payments.readIntent(intentId).catch((error: unknown) => {
    if (error instanceof ProviderFailure && error.outcome === 'refused') return undefined;
    throw error;
  });
  const providerCents = intent?.status === 'succeeded' ? intent.amount - centsGoneOf(intent) : 0;
  const ledgerCents = (await sumLedger(services.db, [intentId])).get(intentId) ?? 0;
  return { providerCents, ledgerCents };
}

const BATCH = 500;

function* inBatches(ids: readonly string[]) {
  for (let at = 0; at < ids.length; at += BATCH) yield ids.slice(at, at + BATCH);
}
