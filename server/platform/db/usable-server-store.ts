import type pg from 'pg';

/** Older ones lack what our migrations use. */
export const OLDEST = 15;

type UrlName = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** The message is one line for the operator. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
  /** @param reason what is wrong, or the error that says so */
  constructor(reason: unknown, setting: UrlName = 'DATABASE_URL') {
    super(`The database of ${setting} cannot be used: ${said(reason).replace(/\.$/, '')}.`, { cause: reason });
  }
}

/** Each of a name's addresses may refuse by itself; then the error has no words. */
function said(reason: unknown): string {
  if (reason instanceof AggregateError && !reason.message) return said(reason.errors[0]);
  if (!(reason instanceof Error)) return String(reason);
  return reason.message || ('code' in reason ? String(reason.code) : reason.name);
}

/**
 * Connects, and checks what no migration can change.
 * @throws UnusableDatabase
 */
export async function checkServer(pool: pg.Pool, setting?: UrlName): Promise<void> {
  const { rows } = await readFacts(pool).catch((error: unknown) => {
    throw new UnusableDatabase(error, setting);
  });
  const { version = 0, encoding = '' } = rows[0] ?? {};
  if (version < OLDEST)
    throw new UnusableDatabase(`PostgreSQL ${version} is too old, and ${OLDEST} or newer is needed`, setting);
  if (encoding !== 'UTF8')
    throw new UnusableDatabase(
      `its encoding is ${encoding}; make one with: create database … encoding 'UTF8'`,
      setting,
    );
}

/** An address that cannot be read is thrown at once. */
const readFacts = async (pool: pg.Pool) =>
  pool.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  );
