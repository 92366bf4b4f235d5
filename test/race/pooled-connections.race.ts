import { afterEach, expect, it } from 'vitest';
import { openDatabase, planOnce } from '../../server/platform/db/database.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

/** Opens a database as through a pooler: the server gives a connection only what the database itself has been given. */
async function openPooled(settings: readonly string[]) {
  const server: TestDatabase = await openTestDatabase();
  opened.push(server);
  const url = server.url ?? '';
  const name = new URL(url).pathname.slice(1);
  for (const setting of settings) await server.pool.query(`alter database ${name} set ${setting}`);
  const pooled = await openDatabase({ kind: 'server', url, directUrl: `${url}?application_name=direct` });
  opened.push(pooled);
  return pooled;
}

const limits = ['statement_timeout = 5000', 'lock_timeout = 2000', 'idle_in_transaction_session_timeout = 10000'];

it('does not start on a pooler whose connections have no limits', async () => {
  const pooled = await openPooled(limits);
  await expect(pooled.migrate()).rejects.toThrow(
    "must begin each connection to PostgreSQL with: set statement_timeout = '5s'; set lock_timeout = '2s'",
  );
});

it('keeps no named statement on a connection of a pooler', async () => {
  const pooled = await openPooled([...limits, 'settee.notifies = later']);
  await pooled.migrate();
  const question = planOnce(pooled.db.selectFrom('listings').select('id').where('title', '=', 'none').compile());
  const { rows } = await pooled.db.connection().execute(async (session) => {
    await session.executeQuery(question);
    return session.executeQuery(session.selectNoFrom((eb) => eb.val(1).as('one')).compile());
  });
  expect(rows).toHaveLength(1);
  const client = await pooled.pool.connect();
  try {
    // As a library sends it.
    await client.query({ name: 'counted', text: 'select $1::int as one', values: [1] });
    const { rows: named } = await client.query('select name from pg_prepared_statements');
    expect(named).toEqual([]);
  } finally {
    client.release();
  }
});

it('listens on a connection of its own beside the pooler', async () => {
  const pooled = await openPooled([...limits, 'settee.notifies = later']);
  const looks: boolean[] = [];
  const listener = await pooled.listen('news', async (_, isNew) => {
    looks.push(isNew);
  });
  // The direct address alone names its connections so.
  const { rows } = await pooled.pool.query(
    `select pid from pg_stat_activity where application_name = 'direct' and datname = current_database()`,
  );
  await listener.stop();
  expect(rows).toHaveLength(1);
  expect(looks[0]).toBe(true);
});
