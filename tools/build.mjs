// `npm run build`: installs the packages and builds the pages into `dist`, where either is out of date.

import './help.mjs';
import { buildPages } from './build-pages.mjs';
import { runTool } from './explained-failure.mjs';
import { installDependencies } from './install-dependencies.mjs';

await runTool(async () => {
  await installDependencies();
  await buildPages();
  return 0;
});
