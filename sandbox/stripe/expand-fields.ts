import type { Transaction } from './database.ts';
import { getObject } from './object-store.ts';

const kinds = { latest_charge: 'charge', charge: 'charge', payment_intent: 'payment_intent' } as const;

/** Replaces the ids that the caller asked to `expand` by the objects that they name. */
export async function expandFields(tx: Transaction, object: object, names: (keyof typeof kinds)[]): Promise<object> {
  const fields: Record<string, unknown> = { ...object };
  for (const name of names) {
    const id = fields[name];
    if (typeof id === 'string') fields[name] = await getObject(tx, kinds[name], id);
  }
  return fields;
}
