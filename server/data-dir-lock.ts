import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps a second process off the embedded database, which would ruin it. The lock is a local socket:
 * the system drops it with the process, so a killed Settee never has to be unlocked by hand.
 * @returns a function that gives the directory free
 * @throws when another process holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const name = `settee-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24)}`;
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  const server = (await listen(address)) ?? (await takeOver(address));
  if (!server)
    throw new Error(`Another Settee is running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function listen(address: string) {
  return new Promise<ReturnType<typeof createServer> | undefined>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

/** A socket that nobody answers is left over from a killed process. */
async function takeOver(address: string) {
  const answered = await new Promise<boolean>((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  if (answered) return undefined;
  rmSync(address, { force: true });
  return listen(address);
}
