import type { Pool, PoolClient } from 'pg';

/** One open transaction. Run all queries through it, because a pool may have one connection. */
export type Transaction = PoolClient;

/** Runs `work` in a transaction; rolls back when it throws. */
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
    // Discard a connection that could not roll back.
    tx.release(broken);
  }
}
