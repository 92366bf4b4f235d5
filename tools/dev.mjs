// `npm run dev`: everything local, each change live (design §2).

import { installDependencies } from './install-dependencies.mjs';
import { runServer } from './run-server.mjs';

await runServer(['--watch', '--watch-preserve-output', 'server/app/dev.ts'], installDependencies);
