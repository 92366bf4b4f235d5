// Runs an operator command, also on a fresh clone: `node tools/operate.mjs seed --listings 1000` runs
// server/commands/seed.ts.

import { runTool } from './explained-failure.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { commandLine, commandNames } from './operator-commands.mjs';
import { pinnedNode, withPackages } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';

const [, , command = '', ...rest] = process.argv;

await runTool(async () => {
  const args = commandLine(command, rest);
  if (!args) {
    console.error(`There is no command "${command}". The commands are: ${commandNames.join(', ')}.`);
    return 1;
  }
  await installDependencies();
  const { code } = await runCommand(pinnedNode, args, { env: withPackages() });
  return code;
});
