// `npm run check`: types, lint and the fast tests, in less than a minute (design §2).

import { runTool } from './explained-failure.mjs';
import { runStages } from './run-stages.mjs';
import { quickStages } from './test-stages.mjs';

await runTool(() => runStages(quickStages));
