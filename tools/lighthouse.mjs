// `npm run lighthouse`: what Lighthouse says of the public pages on a phone (design §9); fails under 98 in anything.
// `npm run lighthouse -- --runs 1` looks once at each, instead of up to five times on a busy machine.

import { buildPages } from './build-pages.mjs';
import { needChromium } from './find-chromium.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { runServer } from './run-server.mjs';

await runServer(['bench/lighthouse.mjs', ...process.argv.slice(2)], async () => {
  await installDependencies();
  await needChromium();
  await buildPages();
});
