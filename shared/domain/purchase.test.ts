import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  liveStates,
  type PurchaseEvent,
  purchaseCan,
  purchaseProcess,
  purchaseStates,
  purchaseStep,
} from './purchase.ts';

/** Transitions of reliability 3.3: event → target from each allowed state. */
const table: Record<PurchaseEvent, Partial<Record<(typeof purchaseStates)[number], string>>> = {
  intent_created: { held: 'intent_ready' },
  card_declined: { intent_ready: 'unchanged' },
  provider_processing: { held: 'processing', intent_ready: 'processing' },
  provider_succeeded: { held: 'paid', intent_ready: 'paid', processing: 'paid', expiring: 'paid' },
  succeeded_without_hold: {
    held: 'refund_pending',
    intent_ready: 'refund_pending',
    processing: 'refund_pending',
    expiring: 'refund_pending',
    expired: 'refund_pending',
    cancelled: 'refund_pending',
  },
  time_ran_out: { held: 'expiring', intent_ready: 'expiring' },
  given_back: { held: 'expiring', intent_ready: 'expiring' },
  hold_ended: { held: 'expired', intent_ready: 'expired', processing: 'expired', expiring: 'expired' },
  hold_given_back: { held: 'cancelled', intent_ready: 'cancelled', processing: 'cancelled', expiring: 'cancelled' },
  refund_ordered: { paid: 'refund_pending' },
  refund_retried: { refund_failed: 'refund_pending' },
  refund_waits: { refund_failed: 'refund_pending' },
  refund_found: { paid: 'refund_pending' },
  part_refunded: {
    paid: 'unchanged',
    disputed: 'unchanged',
    refund_pending: 'unchanged',
    refund_failed: 'unchanged',
  },
  refund_done: { refund_pending: 'refunded', refund_failed: 'refunded' },
  refund_transferred: { refund_failed: 'refunded' },
  refund_refused: { refund_pending: 'refund_failed' },
  refund_returned: {
    refunded: 'refund_failed',
    paid: 'unchanged',
    disputed: 'unchanged',
    refund_pending: 'unchanged',
    refund_failed: 'unchanged',
  },
  excess_gone: { refunded: 'unchanged' },
  excess_returned: { refunded: 'unchanged' },
  dispute_opened: { paid: 'disputed' },
  dispute_won: { disputed: 'paid' },
  dispute_lost: { disputed: 'refunded' },
  dispute_lost_in_part: { disputed: 'paid' },
};

describe('the purchase process', () => {
  const cases = (Object.keys(table) as PurchaseEvent[]).flatMap((event) =>
    purchaseStates.map((from) => [event, from, table[event][from]] as const),
  );
  // spec §4: Order: unpaid becomes paid after card confirmation and acknowledgement (D3)
  it.each(cases)('%s in %s leads to %s', (event, from, to) => {
    expect(purchaseStep(from, event)?.to).toBe(to);
  });

  it('releases a listing only where no payment can arrive any more', () => {
    for (const step of purchaseProcess.filter(({ effects }) => effects.includes('free_listing')))
      expect(step.by, step.event).toEqual(['provider']);
  });

  it('is checked again in every state that waits for the provider', () => {
    const waits = ['processing', 'expiring', 'refund_pending'];
    for (const { event, to, checkAfter } of purchaseProcess)
      expect(checkAfter !== undefined, event).toBe(waits.includes(to));
  });

  it('has the transitions that the schema guards', () => {
    const folder = new URL('../../server/migrations/', import.meta.url);
    const sql = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const inserts = sql.flatMap((text) => text.match(/insert into purchase_steps[^;]*;/g) ?? []);
    const guarded = inserts
      .flatMap((text) => [...text.matchAll(/\('(\w+)', '(\w+)'\)/g)])
      .map(([, from, to]) => `${from} → ${to}`);
    const declared = purchaseProcess.flatMap(({ from, to }) =>
      to === 'unchanged' ? [] : from.map((state) => `${state} → ${to}`),
    );
    expect([...new Set(declared)].sort()).toEqual(guarded.sort());
  });

  it('the schema allows one live purchase per listing', () => {
    const sql = readFileSync(new URL('../../server/migrations/0001-marketplace.sql', import.meta.url), 'utf8');
    expect(sql).toContain(`where state in (${liveStates.map((state) => `'${state}'`).join(', ')});`);
  });

  it('offers to pay only while the hold is fresh', () => {
    expect(purchaseStates.filter(purchaseCan.pay)).toEqual(['held', 'intent_ready']);
    expect(purchaseStates.filter(purchaseCan.giveBack)).toEqual(['held', 'intent_ready']);
  });

  it('offers a refund of a sale, and of a refund that has failed', () => {
    expect(purchaseStates.filter(purchaseCan.refund)).toEqual(['paid', 'refund_failed']);
  });
});
