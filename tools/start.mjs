// `npm start`: from a fresh clone, or from anything in between, to a serving marketplace (design §2).
// Plain JavaScript for whatever Node the machine has; the server itself runs on the pinned one.

import { buildPages } from './build-pages.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { runServer } from './run-server.mjs';

await runServer(['server/main.ts'], async () => {
  await installDependencies();
  await buildPages();
});
