import { buildPages } from './build-pages.mjs';
import { runTool } from './explained-failure.mjs';
import { installDependencies } from './install-dependencies.mjs';

await runTool(async () => {
  await installDependencies();
  await buildPages();
  return 0;
});
