import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Env } from '../../server/app/env.ts';
import type { Step } from '../../server/platform/process/crash-points.ts';
import { memoryLimits } from '../../tools/limit-memory.mjs';
import { freePort } from './free-port.ts';
import { giveNewCluster } from './new-cluster.ts';

export type ServerProcess = {
  origin: string;
  pid: number;
  output(): string;
  /** Stops it and waits. @returns its exit code */
  stop(): Promise<number | null>;
  gone(): boolean;
  kill(): Promise<void>;
};

/** Origins of servers that a test has stopped. */
const stopped = new Set<string>();

/** Whether an address belongs to a server that this test has stopped: an open page may still call it. */
export const isOfStoppedServer = (url: string): boolean => URL.canParse(url) && stopped.has(new URL(url).origin);

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Handicap = {
  crashAt?: Step;
  /** Clock offset in milliseconds. */
  clockAhead?: number;
};

/** A test that fails leaves its server to the end of its process. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts `server/main.ts` on a free port and waits until ready.
 * @param env other settings; use the test's own DATA_DIR
 * @throws with its output when it exits
 */
export async function startServer(
  env: Env & { DATA_DIR: string },
  { crashAt, clockAhead }: Handicap = {},
): Promise<ServerProcess> {
  if (!env.DATABASE_URL) await giveNewCluster(env.DATA_DIR);
  const port = env.PORT ?? String(await freePort());
  const handicaps = { 'crash-at-step': crashAt, 'shifted-clock': clockAhead };
  const loaded = Object.entries(handicaps).flatMap(([name, given]) =>
    given === undefined ? [] : ['--import', `./test/support/${name}.ts`],
  );
  const child = spawn(process.execPath, [...memoryLimits.flags, ...loaded, 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...memoryLimits.env,
      LOG_LEVEL: 'error',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...env,
      PORT: port,
      CRASH_AT: crashAt,
      CLOCK_AHEAD: clockAhead?.toString(),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  }
  child.once('exit', (code, signal) => {
    printed += `\nThe server ended with ${code ?? signal}.\n`;
  });
  const origin = `http://127.0.0.1:${port}`;
  stopped.delete(origin);
  await ready(origin, child);
  // A process with a crash step may crash before it is ready.
  if (isGone(child) && !crashAt)
    throw new Error(`The server ended with ${child.exitCode ?? child.signalCode} while starting:\n${printed}`);
  return {
    origin,
    pid: child.pid ?? 0,
    output: () => printed,
    gone: () => isGone(child),
    async stop() {
      stopped.add(origin);
      await end(child, 'SIGTERM');
      return child.exitCode;
    },
    kill() {
      stopped.add(origin);
      return end(child, 'SIGKILL');
    },
  };
}

/** A killed process has a signal instead of a code. */
const isGone = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function ready(origin: string, child: ChildProcess): Promise<void> {
  while (!isGone(child)) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isGone(child)) return;
  child.kill(signal);
  await once(child, 'exit');
}
