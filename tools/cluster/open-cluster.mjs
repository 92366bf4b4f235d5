import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverUser } from '../start-postgres.mjs';
import { createDatabaseNode } from './create-database-node.mjs';
import { createNetwork } from './network.mjs';
import { startApp } from './start-app.mjs';
import { startCaddy } from './start-caddy.mjs';
import { startHaproxy } from './start-haproxy.mjs';
import { startPgbouncer } from './start-pgbouncer.mjs';

/**
 * @typedef {object} Place where a program runs
 * @property {import('./network.mjs').Node} node
 * @property {string} folder its own files
 * @property {Record<string, string>} values of the files in `deploy/cluster`
 * @property {{ uid?: number, gid?: number }} user who runs PostgreSQL and its neighbors
 * @property {import('./require-packages.mjs').Programs} programs
 */

/** The last numbers of the addresses. */
const hosts = { 'db-1': 11, 'db-2': 12, 'db-3': 13, pool: 21, 'app-1': 31, 'app-2': 32, front: 41 };

/**
 * Starts three PostgreSQL under Patroni with etcd, HAProxy and PgBouncer, two processes of Settee, and Caddy, each in a network
 * namespace of its own, with the files of `deploy/cluster`. Everything ends with this process.
 * @param {{ programs: import('./require-packages.mjs').Programs, env?: Record<string, string>, sources?: string, say?: (line: string) => void }} options
 * env: more settings of Settee; sources: the folder of another version of it
 */
export async function openCluster({ programs, env = {}, sources, say = () => undefined }) {
  const folder = mkdtempSync(join(tmpdir(), 'settee-cluster-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  const { network, addNode, remove } = createNetwork();
  const close = () => {
    process.off('exit', close);
    remove();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  // Before the folder of temporary files is removed.
  process.prependOnceListener('exit', close);
  try {
    const nodes = Object.entries(hosts).map(([name, host]) => addNode(name, host));
    const settings = createSettings({ nodes, network, programs });
    /** @param {string} name */
    const placeOf = (name) => createPlace({ node: nodeOf(nodes, name), folder, settings, programs });

    say('etcd, Patroni and PostgreSQL on three nodes…');
    const databases = ['db-1', 'db-2', 'db-3'].map((name) => createDatabaseNode(placeOf(name)));
    await Promise.all(databases.map((database) => database.start()));
    await untilCommitsWait(databases);
    say('HAProxy and PgBouncer…');
    const pool = placeOf('pool');
    const haproxy = await startHaproxy(pool);
    const pgbouncer = await startPgbouncer(pool);

    say('Settee…');
    const front = placeOf('front');
    const origin = `http://${front.node.address}`;
    const shop = {
      PUBLIC_URL: origin,
      // The cards are the local provider's.
      PUBLIC_DEMO: 'yes',
      SEED: 'none',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '3',
      TOKEN_SECRET: settings.TOKEN_SECRET ?? '',
      // Stands for the store of pictures, which several machines share.
      DATA_DIR: join(folder, 'data'),
      ...env,
    };
    /** @param {string} name @param {string} [from] the folder of another version */
    const startOne = (name, from) => startApp(placeOf(name), { env: shop, sources: from });
    const apps = [await startOne('app-1', sources), await startOne('app-2', sources)];
    await startCaddy(
      front,
      apps.map((app) => app.origin),
    );
    return {
      folder,
      origin,
      secret: shop.TOKEN_SECRET,
      /** PostgreSQL's primary, by HAProxy. */
      databaseUrl: `postgres://settee:${settings.SETTEE_PASSWORD}@${pool.node.address}:5000/settee`,
      databases,
      apps,
      haproxy,
      pgbouncer,
      leader: () => leaderOf(databases),
      /** @param {number} which */
      stopApp: async (which) => apps[which]?.stop(),
      /** Replaces a process of Settee. @param {number} which @param {string} [from] the folder of another version */
      async restartApp(which, from) {
        await apps[which]?.stop();
        apps[which] = await startOne(`app-${which + 1}`, from);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof openCluster>>} Cluster */

/**
 * What an operator writes into `cluster.env`, for all nodes alike.
 * @param {{ nodes: readonly import('./network.mjs').Node[], network: string, programs: import('./require-packages.mjs').Programs }} options
 * @returns {Record<string, string>}
 */
function createSettings({ nodes, network, programs }) {
  const secret = () => randomBytes(24).toString('hex');
  return {
    DB_1_ADDRESS: nodeOf(nodes, 'db-1').address,
    DB_2_ADDRESS: nodeOf(nodes, 'db-2').address,
    DB_3_ADDRESS: nodeOf(nodes, 'db-3').address,
    POOL_ADDRESS: nodeOf(nodes, 'pool').address,
    NETWORK: network,
    SUPERUSER_PASSWORD: secret(),
    REPLICATION_PASSWORD: secret(),
    SETTEE_PASSWORD: secret(),
    PATRONI_PASSWORD: secret(),
    TOKEN_SECRET: secret(),
    POSTGRES_BIN: programs.postgres,
    SHARED_BUFFERS: '128MB',
    // It would restart the machine that the tests run on.
    WATCHDOG: 'off',
  };
}

/**
 * @param {{ node: import('./network.mjs').Node, folder: string, settings: Record<string, string>, programs: import('./require-packages.mjs').Programs }} options
 * @returns {Place}
 */
function createPlace({ node, folder, settings, programs }) {
  const own = join(folder, node.name);
  const user = serverUser();
  mkdirSync(own, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(own, user.uid, user.gid);
  const values = {
    ...settings,
    NODE_NAME: node.name,
    NODE_ADDRESS: node.address,
    ETCD_DATA: join(own, 'etcd'),
    POSTGRES_DATA: join(own, 'postgres'),
    POSTGRES_SOCKETS: own,
    PATRONI_FOLDER: own,
    PGBOUNCER_FOLDER: own,
  };
  return { node, folder: own, values, user, programs };
}

/** @param {readonly import('./network.mjs').Node[]} nodes @param {string} name */
function nodeOf(nodes, name) {
  const node = nodes.find((one) => one.name === name);
  if (!node) throw new Error(`There is no node ${name}.`);
  return node;
}

/** @typedef {ReturnType<typeof createDatabaseNode>} DatabaseNode */

/** @param {readonly DatabaseNode[]} databases @returns {Promise<DatabaseNode>} the primary's node; waits until there is one */
async function leaderOf(databases) {
  for (;;) {
    const asked = await Promise.all(databases.map((database) => database.is('primary')));
    const leader = databases[asked.indexOf(true)];
    if (leader) return leader;
    await sleep(100);
  }
}

/** Waits until a standby confirms each commit. @param {readonly DatabaseNode[]} databases */
async function untilCommitsWait(databases) {
  while (!(await Promise.all(databases.map((database) => database.is('sync')))).includes(true)) await sleep(100);
}
