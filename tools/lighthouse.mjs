// `npm run lighthouse`: Lighthouse scores of public pages on a phone; fails under 98. `-- --runs 1` runs once per page,
// instead of up to five times.

import './help.mjs';
import { buildPages } from './build-pages.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { runServer } from './run-server.mjs';

await runServer(['bench/lighthouse.mjs', ...process.argv.slice(2)], async () => {
  await installDependencies();
  await ensureChromium();
  await buildPages();
});
