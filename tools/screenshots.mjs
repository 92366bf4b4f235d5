// `npm run screenshots`: every screen at 390, 820 and 1440 px, light and dark. `-- --only home --widths 390 --themes
// dark` takes some; `-- --readme` writes docs/screenshots, all or with `--only` some.

import './help.mjs';
import { buildPages } from './build-pages.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { runServer } from './run-server.mjs';

await runServer(['test/screens/take-screenshots.ts', ...process.argv.slice(2)], async () => {
  await installDependencies();
  await ensureChromium();
  await buildPages();
});
