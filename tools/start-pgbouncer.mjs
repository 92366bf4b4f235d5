import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.mjs';
import { serverUser } from './start-postgres.mjs';
import { startProgram } from './start-program.mjs';

/**
 * Starts PgBouncer with the settings of `deploy/pgbouncer.ini`, on other ports and without passwords.
 * @param {{ program: string, folder: string, url: string }} options url of PostgreSQL
 */
export async function startPgbouncer({ program, folder, url }) {
  const port = await freePort();
  const user = serverUser();
  const own = join(folder, 'pgbouncer');
  await mkdir(own);
  const { username, port: postgresPort, pathname } = new URL(url);
  const given = await readFile('deploy/pgbouncer.ini', 'utf8');
  const settings = given
    .replace(
      /^settee = host=\S+ port=\S+ dbname=\S+/m,
      `settee = host=127.0.0.1 port=${postgresPort} dbname=${pathname.slice(1)}`,
    )
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*/m, 'auth_type = trust')
    .replace(/^auth_file = .*/m, `auth_file = ${join(own, 'users.txt')}\nadmin_users = ${username}\nunix_socket_dir =`);
  await writeFile(join(own, 'users.txt'), `"${username}" ""\n`);
  await writeFile(join(own, 'pgbouncer.ini'), settings);
  if (user.uid !== undefined && user.gid !== undefined) await chown(own, user.uid, user.gid);
  const address = `postgres://${username}@127.0.0.1:${port}`;
  const console = () => new pg.Client({ connectionString: `${address}/pgbouncer` });
  const connect = async () => {
    const client = console();
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const start = () =>
    startProgram(program, [join(own, 'pgbouncer.ini')], { ...user, cwd: own }, async () => {
      await (await connect()).end();
      return true;
    });
  let started = await start();
  let client = await connect();
  return {
    pid: started.pid,
    url: `${address}/settee`,
    size: Number(/^default_pool_size = (\d+)/m.exec(settings)?.[1]),
    /** @returns {Promise<{ active: number, waiting: number }>} connections to PostgreSQL in use, and clients that wait for one */
    async countConnections() {
      const { rows } = await client.query('show pools');
      const pool = rows.find(({ database }) => database === 'settee');
      return { active: Number(pool?.sv_active ?? 0), waiting: Number(pool?.cl_waiting ?? 0) };
    },
    /** Ends it at once, with the connections of all clients. */
    kill: () => started.kill(),
    /** Starts it again on the same port. */
    async restart() {
      started = await start();
      client = await connect();
    },
    async stop() {
      await client.end().catch(() => undefined);
      await started.stop();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startPgbouncer>>} Pgbouncer */
