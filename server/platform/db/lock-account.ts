import type { Tx } from './database.ts';

/**
 * Locks an account against removal until the transaction ends.
 * @param options.alone also serializes the person's transactions
 * @returns false when removed
 */
export async function lockAccountForShare(tx: Tx, id: string, { alone = false } = {}): Promise<boolean> {
  const question = tx.selectFrom('accounts').select('id').where('id', '=', id).where('deleted_at', 'is', null);
  const row = await (alone ? question.forNoKeyUpdate() : question.forShare()).executeTakeFirst();
  return row !== undefined;
}
