import type { Pool, PoolClient } from 'pg';

/** One open transaction. Everything inside it is queried through it, for a pool may hold a single connection. */
export type Transaction = PoolClient;

/** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
export async function inTransaction<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const tx = await pool.connect();
  let broken: Error | undefined;
  try {
    await tx.query('begin');
    const result = await work(tx);
    await tx.query('commit');
    return result;
  } catch (error) {
    await tx.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection that could not even roll back is thrown away instead of being lent again.
    tx.release(broken);
  }
}
