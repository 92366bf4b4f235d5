import type { Db } from './database.ts';

/**
 * Keeps a person from being removed until the transaction ends, and waits for a removal that is under way.
 * @param options.alone also makes the person's other such transactions wait for this one
 * @returns false for one who was removed
 */
export async function keepAccount(tx: Db, id: string, { alone = false } = {}): Promise<boolean> {
  const question = tx.selectFrom('accounts').select('id').where('id', '=', id).where('deleted_at', 'is', null);
  const row = await (alone ? question.forNoKeyUpdate() : question.forShare()).executeTakeFirst();
  return row !== undefined;
}
