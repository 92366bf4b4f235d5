import { runTool } from './explained-failure.mjs';
import { memoryLimits } from './limit-memory.mjs';
import { pinnedNode, withPackages } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Prepares, then runs the server on the pinned Node until it ends.
 * @param {readonly string[]} args the server's file and what Node is told
 * @param {() => Promise<void>} prepare
 */
export async function runServer(args, prepare) {
  await runTool(async () => {
    await prepare();
    const watch = stopWithNpm();
    const { code } = await runCommand(pinnedNode, [...memoryLimits.flags, ...args], {
      env: { ...memoryLimits.env, ...withPackages() },
    });
    clearInterval(watch);
    return code;
  });
}

/** If npm is killed, nothing else would stop the server. */
function stopWithNpm() {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
  }, 300);
}
