import pg from 'pg';
import { lookUp } from '../../../shared/domain/look-up.ts';

/** The pooler's connections lack settings. */
export class UnpreparedPooler extends Error {
  override readonly name = 'UnpreparedPooler';
}

/**
 * Checks the settings of a pooler's connections.
 * @param settings by name, as PostgreSQL shows them
 * @throws UnpreparedPooler
 */
export async function checkPooler(pool: pg.Pool, settings: Record<string, string>): Promise<void> {
  const { rows } = await pool.query<{ name: string; value: string | null }>(
    'select name, current_setting(name, true) as value from unnest($1::text[]) as name',
    [Object.keys(settings)],
  );
  if (rows.every(({ name, value }) => value === lookUp(settings, name))) return;
  const wanted = Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`);
  throw new UnpreparedPooler(
    `The pooler of DATABASE_URL must begin each connection to PostgreSQL with: ${wanted.join('; ')}. See deploy/pgbouncer.ini.`,
  );
}

/**
 * For a pooler in transaction mode: the next statement may reach another connection, so statements go without names.
 */
export class NamelessClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((asked: unknown, ...rest: unknown[]) =>
      query(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest)) as pg.Client['query'];
  }
}

const isNamed = (asked: unknown): asked is pg.QueryConfig =>
  typeof asked === 'object' && asked !== null && 'name' in asked && 'text' in asked && !('submit' in asked);
