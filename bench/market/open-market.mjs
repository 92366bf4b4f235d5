import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../test/support/free-port.ts';
import { startServer } from '../../test/support/server-process.ts';
import { buildPages } from '../../tools/build-pages.mjs';
import { ExplainedFailure } from '../../tools/explained-failure.mjs';
import { runCommand } from '../../tools/run-command.mjs';
import { startPgbouncer } from '../../tools/start-pgbouncer.mjs';
import { startPostgres } from '../../tools/start-postgres.mjs';
import { startCaddy } from './start-caddy.mjs';

/** People for each listing. */
const PEOPLE = 0.2;

/**
 * Starts PostgreSQL, PgBouncer, two processes of Settee with the image's flags, and Caddy, and fills the catalogue.
 * @param {{ folder: string, programs: Record<'caddy' | 'pgbouncer', string>, pooled: boolean, listings: number }} options
 */
export async function openMarket({ folder, programs, pooled, listings }) {
  await buildPages();
  // PgBouncer and PostgreSQL run as another user.
  await chmod(folder, 0o755);
  /** @type {(() => Promise<unknown>)[]} */
  const closing = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startPostgres({ durable: true, sharedBuffers: '512MB' });
    closing.push(() => postgres.stop());
    const origin = `http://127.0.0.1:${await freePort()}`;
    const secret = randomBytes(32).toString('base64url');
    const plain = {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: postgres.url,
      PUBLIC_URL: origin,
      TOKEN_SECRET: secret,
      // The local card provider is refused in production. Two proxies: Caddy, and the load maker that names the visitors.
      NODE_ENV: '',
      SEED: 'none',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'info',
    };
    // The first start creates the tables.
    await (await startServer(plain)).stop();
    await seed(plain, listings);
    const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
    // After a failure the database stops first; the failure itself is what to show.
    pool.on('error', () => undefined);
    closing.push(() => pool.end());
    const pgbouncer = pooled
      ? await startPgbouncer({ program: programs.pgbouncer, folder, url: postgres.url })
      : undefined;
    closing.push(async () => pgbouncer?.stop());
    const env = pgbouncer ? { ...plain, DATABASE_URL: pgbouncer.url, DATABASE_DIRECT_URL: postgres.url } : plain;
    /** @type {import('../../test/support/server-process.ts').ServerProcess[]} */
    const servers = [];
    for (let count = 0; count < 2; count++) {
      const server = await startServer(env);
      servers.push(server);
      closing.push(() => server.stop());
    }
    const processes = servers.map((server) => server.origin);
    const caddy = await startCaddy({ program: programs.caddy, folder, origin, processes });
    closing.push(() => caddy.stop());
    /** Processes of each component. @type {Record<string, number[]>} */
    const components = {
      app: servers.map(({ pid }) => pid),
      PostgreSQL: [postgres.pid()],
      ...(pgbouncer ? { PgBouncer: [pgbouncer.pid] } : {}),
      Caddy: [caddy.pid],
    };
    /** Lines of the processes that are errors. */
    const errors = () =>
      servers.flatMap((server) =>
        server
          .output()
          .split('\n')
          .filter((line) => /"level":[56]0/.test(line)),
      );
    return { origin, secret, pool, env: plain, pgbouncer, components, errors, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof openMarket>>} Market */

/** @param {Record<string, string>} env @param {number} listings */
async function seed(env, listings) {
  const people = String(Math.ceil(listings * PEOPLE));
  const args = ['server/commands/seed.ts', '--listings', String(listings), '--people', people];
  const { code, output } = await runCommand(process.execPath, args, { env: { ...process.env, ...env }, quiet: true });
  if (code !== 0) throw new ExplainedFailure(`The shop could not be filled:\n${output}`);
  console.log(output.trim());
}
