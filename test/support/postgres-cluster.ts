import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL cluster with a log archive, for point-in-time recovery. */
export type Cluster = { url: string; stop(): Promise<void>; kill(): Promise<void> };

export type ClusterKit = Awaited<ReturnType<typeof findClusterKit>>;

/** @param server a running PostgreSQL, with the tests as superuser */
export async function findClusterKit(server: string, folder: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ bin: string; data: string }>(
    `select (select setting from pg_config where name = 'BINDIR') as bin, current_setting('data_directory') as data`,
  );
  await client.end();
  const { bin = '', data = '' } = rows[0] ?? {};
  const owner = statSync(data);
  const user = process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {};
  const give = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid ?? 0);
    return path;
  };
  give(folder);
  const archive = give(join(folder, 'archive'));
  const run = (program: string, args: string[]) => {
    const { status, stderr } = spawnSync(join(bin, program), args, { ...user, cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  return { bin, user, folder, archive, run };
}

/** Starts an empty cluster that archives its log. */
export async function startArchivingCluster(kit: ClusterKit): Promise<Cluster> {
  const files = join(kit.folder, 'first');
  kit.run('initdb', ['-D', files, '-U', 'settee', '--auth', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  return start(kit, files, ['-c', 'archive_mode=on', '-c', `archive_command=cp %p ${kit.archive}/%f`]);
}

/** Takes a base backup of a running cluster. @returns its folder */
export function takeBaseBackup(kit: ClusterKit, { url }: Cluster): string {
  const folder = join(kit.folder, 'base');
  kit.run('pg_basebackup', ['-d', url, '-D', folder, '--wal-method=none', '--checkpoint=fast', '--no-sync']);
  return folder;
}

/** Restores a base backup to a moment, from the archived log. */
export async function startAsOf(kit: ClusterKit, base: string, moment: string): Promise<Cluster> {
  await appendFile(join(base, 'recovery.signal'), '');
  if (kit.user.uid !== undefined) chownSync(join(base, 'recovery.signal'), kit.user.uid, kit.user.gid ?? 0);
  const cluster = await start(kit, base, [
    ...['-c', `restore_command=cp ${kit.archive}/%f %p`],
    ...['-c', `recovery_target_time=${moment}`],
    ...['-c', 'recovery_target_action=promote'],
  ]);
  await until(async () => {
    const [row] = await query<{ recovering: boolean }>(cluster.url, 'select pg_is_in_recovery() as recovering');
    return row?.recovering === false;
  });
  return cluster;
}

/** Starts two clusters: a commit on the first is confirmed when the second has it on its disk. */
export async function startReplicatedPair(kit: ClusterKit) {
  const files = join(kit.folder, 'primary');
  kit.run('initdb', ['-D', files, '-U', 'settee', '--auth', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const replication = ['-c', 'wal_level=replica', '-c', 'max_connections=200'];
  const primary = await start(kit, files, replication);
  const copy = join(kit.folder, 'standby');
  kit.run('pg_basebackup', ['-d', primary.url, '-D', copy, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']);
  const standby = await start(kit, copy, replication);
  // Only now: without a standby each commit would wait for one.
  await query(primary.url, `alter system set synchronous_standby_names = '*'`);
  await query(primary.url, 'select pg_reload_conf()');
  await until(async () => {
    const [row] = await query<{ state: string }>(primary.url, 'select sync_state as state from pg_stat_replication');
    return row?.state === 'sync';
  });
  return {
    primary,
    standby: {
      ...standby,
      async promote() {
        await query(standby.url, 'select pg_promote()');
      },
    },
  };
}

/** Starts an empty cluster whose only standby can be lost: then each commit waits for it. */
export async function startClusterOfStandby(kit: ClusterKit) {
  const files = join(kit.folder, 'alone');
  kit.run('initdb', ['-D', files, '-U', 'settee', '--auth', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const cluster = await start(kit, files, []);
  const waitFor = async (standby: string) => {
    await query(cluster.url, `alter system set synchronous_standby_names = '${standby}'`);
    await query(cluster.url, 'select pg_reload_conf()');
  };
  return {
    ...cluster,
    async loseStandby() {
      await waitFor('nobody');
      // Its processes read the setting one after the other.
      const probe = query(cluster.url, 'create table probe ()');
      await until(async () => {
        const ended = await query(
          cluster.url,
          `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and query like '%probe%'`,
        );
        return ended.length > 0;
      });
      await probe;
    },
    returnStandby: () => waitFor(''),
  };
}

async function start({ bin, user, folder }: ClusterKit, files: string, more: string[]): Promise<Cluster> {
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'fsync=off'];
  const args = ['-D', files, ...settings.flatMap((setting) => ['-c', setting]), ...more];
  let printed = '';
  const child: ChildProcess = spawn(join(bin, 'postgres'), args, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 2, 'pipe'],
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const url = `postgres://settee@127.0.0.1:${port}/postgres`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended while starting:\n${printed}`);
    return (await query(url, 'select 1').catch(() => [])).length === 1;
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { url, stop: () => end('SIGINT'), kill: () => end('SIGKILL') };
}

async function query<T>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows as T[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgreSQL did not get there within a minute.');
}
