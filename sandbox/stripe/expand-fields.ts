import type { Transaction } from './database.ts';
import { getObject } from './object-store.ts';
import { refundsOf } from './refunds.ts';
import type { Charge } from './wire.ts';

const kinds = { latest_charge: 'charge', charge: 'charge', payment_intent: 'payment_intent' } as const;
type Field = keyof typeof kinds;

/** Replaces ids with objects as requested by `expand`, including a charge's refunds. */
export async function expandFields(
  tx: Transaction,
  object: object,
  names: (Field | 'latest_charge.refunds')[],
): Promise<object> {
  const fields: Record<string, unknown> = { ...object };
  for (const name of names) {
    const [field, part] = name.split('.') as [Field, string | undefined];
    const id = fields[field];
    if (typeof id !== 'string') continue;
    const found = await getObject(tx, kinds[field], { id });
    fields[field] = part ? await withRefunds(tx, found as Charge) : found;
  }
  return fields;
}

async function withRefunds(tx: Transaction, charge: Charge): Promise<object> {
  const { data, hasMore } = await refundsOf(tx, charge.payment_intent);
  return { ...charge, refunds: { object: 'list', url: `/v1/charges/${charge.id}/refunds`, has_more: hasMore, data } };
}
