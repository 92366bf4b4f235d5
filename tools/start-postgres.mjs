import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePostgres } from './find-postgres.mjs';
import { freePort } from './free-port.mjs';

/** Settings without the writes that only serve to survive a crash: the files are deleted afterwards. */
const forgetful = { fsync: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: 0 };

/**
 * @typedef {object} PostgresServer
 * @property {string} url where it listens; its user may do everything
 * @property {() => number} pid of its first process
 * @property {() => Promise<void>} kill ends it at once, like a power cut
 * @property {() => Promise<void>} restart starts it again on the same files and the same port
 * @property {() => Promise<void>} stop ends it and removes its files
 */

/**
 * Starts a throw-away PostgreSQL on a free port of this machine.
 * @param {{ durable?: boolean, sharedBuffers?: string }} [options] durable: wait for the disk at each commit, for tests that kill
 * the server; sharedBuffers: such as `1GB`, for a large database
 * @returns {Promise<PostgresServer>}
 */
export async function startPostgres({ durable = false, sharedBuffers = '128MB' } = {}) {
  const bin = await ensurePostgres();
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'settee-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const files = join(folder, 'data');
  const options = { ...user, cwd: folder };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['--pgdata', files, '--username', 'settee', '--auth', 'trust', '--encoding', 'UTF8', '--no-locale', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);

  const port = await freePort();
  const url = `postgres://settee@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 400,
    shared_buffers: sharedBuffers,
    log_min_messages: 'panic',
    ...(durable ? {} : forgetful),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const run = async () => {
    const child = spawn(join(bin, 'postgres'), ['-D', files, ...args], { ...options, stdio: 'ignore' });
    await answering(url, child);
    return child;
  };
  let server = await run();
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  return {
    url,
    pid: () => server.pid ?? 0,
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGQUIT');
      server = await run();
    },
    async stop() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** PostgreSQL and PgBouncer refuse to run as root, so root lends them another user. @returns {{ uid?: number, gid?: number }} */
export function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ flag, /** @type {string} */ name) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  const name = idOf('-u', 'postgres') === undefined ? 'nobody' : 'postgres';
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

/** @param {string} url @param {import('node:child_process').ChildProcess} child */
async function answering(url, child) {
  const { default: pg } = await import('pg');
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error('PostgreSQL ended while starting.');
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const open = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgreSQL did not answer within 30 seconds.');
}
