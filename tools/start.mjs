// `npm start`: from any state to a running marketplace. Plain JavaScript for any Node.

import './help.mjs';
import { buildPages } from './build-pages.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { runServer } from './run-server.mjs';

await runServer(['server/main.ts'], async () => {
  await installDependencies();
  await buildPages();
});
