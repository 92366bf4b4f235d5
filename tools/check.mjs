// `npm run check`: types, lint and fast tests, in less than a minute.

import './help.mjs';
import { runTool } from './explained-failure.mjs';
import { refuseFlakyTests } from './flaky-tests.mjs';
import { runStages } from './run-stages.mjs';
import { quickStages } from './test-stages.mjs';

await runTool(() => {
  refuseFlakyTests();
  return runStages(quickStages);
});
