// `npm test`: everything, on a fresh machine too (design §2).
// `npm test -- --only unit,race` runs some stages; what follows a second `--` goes to the test runners.

import { parseArgs } from 'node:util';
import { runTool } from './explained-failure.mjs';
import { runStages } from './run-stages.mjs';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });

await runTool(() => runStages(values.only?.split(',') ?? [], positionals));
