import type pg from 'pg';

/** What an authenticator app and its backup codes are compared with, encrypted. */
export type StoredApp = { id: string; secret: string; backupCodes: string };

export const appQueries = (pool: pg.Pool) => ({
  /** @param most undefined for all */
  async listApps(most?: number): Promise<StoredApp[]> {
    const { rows } = await pool.query<StoredApp>(
      'select id, secret, backup_codes as "backupCodes" from identity.two_factors order by id limit $1',
      [most],
    );
    return rows;
  },
  /** Does nothing when the person has another app by now. */
  async replaceApp(known: StoredApp, next: StoredApp): Promise<void> {
    await pool.query(
      'update identity.two_factors set secret = $3, backup_codes = $4 where id = $1 and secret = $2 and backup_codes = $5',
      [known.id, known.secret, next.secret, next.backupCodes, known.backupCodes],
    );
  },
});
