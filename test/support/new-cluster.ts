import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Gives a server with the embedded database a new one that has every migration, unless its folder has one. To make one
 * costs more than the rest of a start, and a copy nearly nothing. The server of the browser stories makes its own.
 */
export async function giveNewCluster(dataDir: string): Promise<void> {
  const target = join(dataDir, 'database');
  if (existsSync(target)) return;
  const kept = await sharedCluster();
  await mkdir(target, { recursive: true, mode: 0o700 });
  await cp(kept, target, { recursive: true });
}

/** Makes it once for each version of the database and its migrations. @returns its folder */
async function sharedCluster(): Promise<string> {
  const kept = join(root, 'node_modules', '.cache', `cluster-${contentName()}`);
  if (existsSync(kept)) return kept;
  await mkdir(dirname(kept), { recursive: true });
  const folder = await mkdtemp(`${kept}-`);
  const made = join(folder, 'database');
  await promisify(execFile)(process.execPath, ['test/support/make-cluster.ts', made], { cwd: root });
  // Another process may have been quicker; its cluster is as good.
  await rename(made, kept).catch((error: unknown) => {
    if (!existsSync(kept)) throw error;
  });
  await rm(folder, { recursive: true, force: true });
  return kept;
}

function contentName(): string {
  const migrations = join(root, 'server', 'migrations');
  const files = [
    join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json'),
    ...readdirSync(migrations).map((name) => join(migrations, name)),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
