import type { Insertable } from 'kysely';
import { DECIDE_DAYS } from '../../../shared/domain/dispute.ts';
import {
  CODE_DAYS,
  DENY_HOURS,
  INSPECTION_HOURS,
  PARCEL_DAYS,
  PARCEL_REMINDERS,
} from '../../../shared/domain/fulfillment.ts';
import type { Schema } from '../../platform/db/database-schema.ts';
import type { Delivery } from './catalogue/deliveries.ts';
import { demoPrice } from './demo-price.ts';
import { nameId } from './name-id.ts';
import type { SaleRows } from './sale-rows.ts';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

const HOUR_MS = 3_600_000;

/** The buyer has all of the money back. */
const wentBack = ({ step }: Delivery) => step === 'refused' || step === 'cancelled';

/**
 * Moves a sale that was just paid to a later step of its delivery.
 * @param databaseNow deadlines begin here
 */
export function deliveryRows(sale: SaleRows, delivery: Delivery, databaseNow: Date): SaleRows {
  const at = (hours: number) => new Date(databaseNow.getTime() + hours * HOUR_MS);
  const { meetsIn, ...facts } = stepOf(delivery, at);
  const refunded = wentBack(delivery) ? sale.purchases : [];
  return {
    ...sale,
    sales: sale.sales.map((row) => ({ ...row, method: delivery.method })),
    purchases: sale.purchases.map((row) => ({
      ...row,
      method: delivery.method,
      state: wentBack(delivery) ? ('refunded' as const) : row.state,
    })),
    fulfillments: sale.fulfillments.map((row) => ({
      ...row,
      deadline_at: null,
      remind_at: null,
      method: delivery.method,
      address: '',
      ...facts,
      ...(wentBack(delivery) ? { cancelled_by: row.buyer_id } : {}),
    })),
    fulfillment_windows:
      meetsIn === undefined
        ? []
        : sale.fulfillments.map(
            ({ id, created_at }): Row<'fulfillment_windows'> => ({
              id: nameId(`agreed time of ${id}`),
              fulfillment_id: id,
              proposed_by: 'seller',
              state: 'accepted',
              starts_at: fullHour(at(meetsIn)),
              ends_at: fullHour(at(meetsIn + 2)),
              created_at,
            }),
          ),
    disputes: delivery.step === 'disputed' ? sale.fulfillments.map(({ id }) => disputeOf(id, delivery, at(-3))) : [],
    refunds: refunded.map((row) => refundOf(row, at(-20))),
    ledger_entries: [...sale.ledger_entries, ...refunded.flatMap((row) => entriesOf(row, at(-20)))],
  };
}

/** People meet at full hours. */
const fullHour = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

type Facts = Partial<Row<'fulfillments'>> & {
  /** Hours from now to the agreed time, if there is one. */
  meetsIn?: number;
};

function stepOf({ step, reason, text, lessCents = 0 }: Delivery, at: (hours: number) => Date): Facts {
  switch (step) {
    case 'lower_price':
      return {
        meetsIn: 1,
        state: 'arranged',
        deadline_at: at(3 + CODE_DAYS * 24),
        address: '418 SE Alder Street, Portland',
        reduction_cents: demoPrice(lessCents),
        reduction_by: 'seller',
      };
    case 'sent':
      return {
        state: 'arranged',
        sent_at: at(-20),
        tracking: 'UPS 1Z 999 AA1 01 2345 6784',
        address: '1210 Pine Street, Apt 4, Seattle',
        deadline_at: at(PARCEL_DAYS * 24 - 20),
        remind_at: at((PARCEL_DAYS - PARCEL_REMINDERS) * 24 - 20),
      };
    case 'inspecting':
      return { meetsIn: -6, state: 'inspecting', handed_over_at: at(-5), deadline_at: at(INSPECTION_HOURS - 5) };
    case 'disputed':
      return { meetsIn: -30, state: 'disputed', handed_over_at: at(-29), deadline_at: at(DECIDE_DAYS * 24 - 3) };
    case 'no_show':
      return { meetsIn: -6, state: 'no_show', absent: 'seller', deadline_at: at(DENY_HOURS - 2) };
    case 'refused':
      return { meetsIn: -22, state: 'refused', ended_reason: reason, updated_at: at(-21) };
    case 'cancelled':
      return { state: 'cancelled', ended_reason: reason, ended_text: text, updated_at: at(-21) };
  }
}

const disputeOf = (id: string, { reason, text }: Delivery, at: Date): Row<'disputes'> => ({
  fulfillment_id: id,
  opened_by: 'buyer',
  reason,
  text,
  opened_at: at,
});

type Purchase = Row<'purchases'>;

const refundOf = ({ id, price_cents }: Purchase, at: Date): Row<'refunds'> => ({
  id: nameId(`refund of ${id}`),
  purchase_id: id,
  reason: 'requested',
  amount_cents: price_cents,
  state: 'succeeded',
  provider_refund_id: null,
  created_at: at,
  updated_at: at,
});

const entriesOf = ({ id, price_cents }: Purchase, at: Date): Row<'ledger_entries'>[] =>
  [
    { account: 'provider' as const, amount_cents: -price_cents },
    { account: 'seller_pending' as const, amount_cents: price_cents },
  ].map((entry) => ({
    id: nameId(`refund ${entry.account} of ${id}`),
    purchase_id: id,
    kind: 'refund',
    created_at: at,
    ...entry,
    payout_id: null,
  }));
