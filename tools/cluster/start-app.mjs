import { join } from 'node:path';
import { memoryLimits } from '../limit-memory.mjs';
import { pinnedNode, root } from '../pinned-node.mjs';
import { startProgram } from '../start-program.mjs';
import { fillTemplate, readVariables } from './fill-template.mjs';

const PORT = 3000;

/**
 * Starts a process of Settee on a node, and waits until it is ready.
 * @param {import('./open-cluster.mjs').Place} place
 * @param {{ env: Record<string, string>, sources?: string | undefined }} options sources: the folder of another version
 */
export async function startApp({ node, folder, values }, { env, sources = root }) {
  const [program, args] = node.inside(pinnedNode, [...memoryLimits.flags, 'server/main.ts']);
  const log = join(folder, 'app.log');
  const options = {
    cwd: sources,
    log,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...memoryLimits.env,
      HOST: node.address,
      PORT: String(PORT),
      ...readVariables(fillTemplate('settee.env', values)),
      ...env,
    },
    startsWithin: 60_000,
  };
  const origin = `http://${node.address}:${PORT}`;
  const started = await startProgram(program, args, options, async () => {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return answer.ok;
  });
  return { ...started, origin, log };
}

/** @typedef {Awaited<ReturnType<typeof startApp>>} App */
