// `npm run test:soak -- 5`: runs all stages that often beside two busy processes, and names each test that failed.

import './help.mjs';
import { spawn } from 'node:child_process';
import { ExplainedFailure, runTool } from './explained-failure.mjs';
import { readFlakyTests } from './flaky-tests.mjs';
import { runStages } from './run-stages.mjs';

const rounds = Number(process.argv[2] ?? 5);

await runTool(async () => {
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new ExplainedFailure('Give the number of rounds: npm run test:soak -- 5');
  const before = readFlakyTests().length;
  const busy = [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const red = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      console.log(`\n━━━━ Round ${round} of ${rounds}`);
      if ((await runStages([])) !== 0) red.push(round);
    }
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
  const flaky = readFlakyTests().slice(before);
  for (const { file, name } of flaky) console.log(`flaky: ${file}: ${name}`);
  console.log(
    `\n${rounds} rounds, ${red.length} red${red.length > 0 ? ` (${red.join(', ')})` : ''}, ${flaky.length} flaky tests`,
  );
  return red.length + flaky.length === 0 ? 0 : 1;
});
