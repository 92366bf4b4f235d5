// `npm run dev`: everything local, with live reload.

import './help.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { runServer } from './run-server.mjs';

await runServer(['--watch', '--watch-preserve-output', 'server/app/dev.ts'], installDependencies);
