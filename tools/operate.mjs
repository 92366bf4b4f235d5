// The operator's commands, on a fresh clone too: what is missing is installed, then the command runs on the pinned Node.
// `node tools/operate.mjs seed --listings 1000` runs server/seed.ts with what follows.

import { runTool } from './explained-failure.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { pinnedNode, withPackages } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';

const [, , command = '', ...rest] = process.argv;

/** @type {Record<string, string[]>} */
const commands = {
  seed: ['server/seed.ts'],
  import: ['server/import.ts'],
  paths: ['server/write-paths.ts'],
  'leave-demo': ['server/leave-demo.ts'],
  doctor: ['server/doctor.ts'],
  'make-admin': ['server/make-admin.ts'],
  'forget-second-factor': ['server/forget-second-factor.ts'],
  backup: ['server/keep.ts', 'backup'],
  restore: ['server/keep.ts', 'restore'],
  reconcile: ['server/reconcile.ts'],
  'verify-books': ['server/verify-books.ts'],
  'verify-pictures': ['server/verify-pictures.ts'],
  'take-down': ['server/take-down.ts'],
};

await runTool(async () => {
  const args = commands[command];
  if (!args) {
    console.error(`There is no command "${command}". The commands are: ${Object.keys(commands).join(', ')}.`);
    return 1;
  }
  await installDependencies();
  const { code } = await runCommand(pinnedNode, [...args, ...rest], { env: withPackages() });
  return code;
});
