import pg from 'pg';

/** Our migrations need it. */
export const OLDEST = 15;

type UrlName = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'SEARCH_DATABASE_URL';

/** The address lacks a password; `pg` says this in terms of the protocol. */
const needsPassword = (reason: unknown) => reason instanceof Error && /^SASL: .*client password/.test(reason.message);

export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
  /** @param reason a text or the cause */
  constructor(reason: unknown, setting: UrlName = 'DATABASE_URL') {
    super(`The database of ${setting} cannot be used: ${reasonText(reason).replace(/\.$/, '')}.`, { cause: reason });
  }
}

/** When each address of a name refuses, the error has no words. */
function reasonText(reason: unknown): string {
  if (reason instanceof AggregateError && !reason.message) return reasonText(reason.errors[0]);
  if (!(reason instanceof Error)) return String(reason);
  if (needsPassword(reason)) return 'the server asks for a password, and the address has none';
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

/** Throws an unreadable address at once. */
const readFacts = async (pool: pg.Pool) =>
  pool.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  );

/** Unreadable address; SQLSTATEs of a wrong login, a missing database, missing rights. */
const isRefusal = (error: unknown) =>
  error instanceof TypeError ||
  needsPassword(error) ||
  (error instanceof pg.DatabaseError && /^(28|3D|42501)/.test(error.code ?? ''));

/**
 * Checks a replica. It may be away for a while: the shop starts without it.
 * @throws UnusableDatabase when it answers and refuses
 */
export async function checkReplica(url: string): Promise<void> {
  try {
    await readOnce(new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 }));
  } catch (error) {
    if (isRefusal(error)) throw new UnusableDatabase(error, 'SEARCH_DATABASE_URL');
  }
}

async function readOnce(client: pg.Client): Promise<void> {
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1 from search_words limit 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}
