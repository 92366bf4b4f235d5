import type pg from 'pg';

/** Queries on what a person signs in with besides a password. */
export const factorQueries = (pool: pg.Pool) => ({
  /**
   * Stores the step of a code as used, once under concurrency.
   * @param step 30-second steps since 1970
   * @returns false when this step or a newer one was used
   */
  async claimStep(userId: string, step: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      'update identity.two_factors set used_step = $2 where user_id = $1 and coalesce(used_step, -1) < $2',
      [userId, step],
    );
    return rowCount === 1;
  },

  async deletePasskeys(userId: string): Promise<void> {
    await pool.query('delete from identity.passkeys where user_id = $1', [userId]);
  },

  async hasPassword(userId: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `select 1 from identity.accounts where user_id = $1 and provider_id = 'credential'`,
      [userId],
    );
    return rowCount === 1;
  },

  /** Returns the id of the authenticator app. */
  async findApp(userId: string): Promise<string | undefined> {
    const { rows } = await pool.query<{ id: string }>('select id from identity.two_factors where user_id = $1', [
      userId,
    ]);
    return rows[0]?.id;
  },
});
