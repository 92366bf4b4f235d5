// `npm run bench`: installs and builds if needed, then measures.

import './help.mjs';
import { buildPages } from './build-pages.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { runServer } from './run-server.mjs';

await runServer(['bench/bench.mjs'], async () => {
  await installDependencies();
  await ensureChromium();
  await buildPages();
});
