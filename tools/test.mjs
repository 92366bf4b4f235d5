// `npm test`: what each landing waits for. `-- --only unit,server` runs some stages; arguments after a second `--` go to the test runners.

import './help.mjs';
import { parseArgs } from 'node:util';
import { runTool } from './explained-failure.mjs';
import { runStages } from './run-stages.mjs';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });

await runTool(() => runStages(values.only?.split(',') ?? [], positionals));
