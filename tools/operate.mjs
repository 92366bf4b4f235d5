// Runs an operator command, also on a fresh clone: `node tools/operate.mjs seed --listings 1000` runs
// server/commands/seed.ts.

import { runTool } from './explained-failure.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { pinnedNode, withPackages } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';

const [, , command = '', ...rest] = process.argv;

/** @type {Record<string, string[]>} */
const commands = {
  seed: ['server/commands/seed.ts'],
  import: ['server/commands/import.ts'],
  paths: ['server/commands/write-paths.ts'],
  'leave-demo': ['server/commands/leave-demo.ts'],
  doctor: ['server/commands/doctor.ts'],
  'make-admin': ['server/commands/make-admin.ts'],
  'forget-second-factor': ['server/commands/forget-second-factor.ts'],
  backup: ['server/commands/backup.ts', 'backup'],
  restore: ['server/commands/backup.ts', 'restore'],
  reconcile: ['server/commands/reconcile.ts'],
  'verify-books': ['server/commands/verify-books.ts'],
  'verify-pictures': ['server/commands/verify-pictures.ts'],
  'take-down': ['server/commands/take-down.ts'],
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
