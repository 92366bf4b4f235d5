// `npm run cluster`: a whole installation on one machine, to look at and to break (docs/operations.md, "Three machines").

import './help.mjs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildPages } from './build-pages.mjs';
import { openCluster } from './cluster/open-cluster.mjs';
import { requirePackages } from './cluster/require-packages.mjs';
import { runTool } from './explained-failure.mjs';
import { moveTemporaryFilesToMemory } from './memory-folder.mjs';

/** Milliseconds. */
const A_DAY = 86_400_000;

// Whatever ends this process ends the cluster.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0));

await runTool(async () => {
  const programs = requirePackages();
  await buildPages();
  moveTemporaryFilesToMemory();
  const cluster = await openCluster({ programs, say: console.log });
  const leader = await cluster.leader();
  const config = `${cluster.folder}/${leader.name}/config.yml`;
  console.log(`
Shop       ${cluster.origin}
Settee     ${cluster.apps.map((app) => app.origin).join(', ')}
Database   ${cluster.databaseUrl}
Nodes      ${cluster.databases.map(({ name, address }) => `${name} ${address}`).join(', ')}; ${leader.name} is the primary
Files      ${cluster.folder}

patronictl -c ${config} list
ip netns list        the nodes; ip netns exec … runs something there
Ctrl-C               ends and removes everything`);
  for (;;) await sleep(A_DAY);
});
