import { existsSync } from 'node:fs';
import { ExplainedFailure } from '../explained-failure.mjs';
import { findPostgres } from '../find-postgres.mjs';

/** The program of each Debian package. */
const programs = /** @type {const} */ ({
  etcd: { path: '/usr/bin/etcd', packages: 'etcd-server' },
  patroni: { path: '/usr/bin/patroni', packages: 'patroni' },
  haproxy: { path: '/usr/sbin/haproxy', packages: 'haproxy' },
  pgbouncer: { path: '/usr/sbin/pgbouncer', packages: 'pgbouncer' },
  caddy: { path: '/usr/bin/caddy', packages: 'caddy' },
  ip: { path: '/usr/sbin/ip', packages: 'iproute2' },
  psql: { path: '/usr/bin/psql', packages: 'postgresql-client' },
});

/** @typedef {Record<keyof typeof programs, string> & { postgres: string }} Programs postgres: the folder of the server's programs */

/**
 * Finds the programs of a cluster.
 * @returns {Programs}
 * @throws {ExplainedFailure} with the command that installs what is missing
 */
export function requirePackages() {
  const postgres = findPostgres();
  /** @type {string[]} */
  const missing = Object.values(programs).flatMap(({ path, packages }) => (existsSync(path) ? [] : [packages]));
  if (!postgres) missing.push('postgresql');
  if (missing.length > 0)
    throw new ExplainedFailure(
      `The cluster needs these Debian packages: ${missing.join(', ')}. Install them: sudo apt-get install --yes --no-install-recommends ${missing.join(' ')}`,
    );
  if (process.getuid?.() !== 0)
    throw new ExplainedFailure('The cluster makes network namespaces, which needs root: sudo npm run cluster');
  return /** @type {Programs} */ ({
    ...Object.fromEntries(Object.entries(programs).map(([name, { path }]) => [name, path])),
    postgres,
  });
}
