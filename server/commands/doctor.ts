import { resolve } from 'node:path';
import { readCommandLine } from '../app/command-line.ts';
import { readEnv } from '../app/env.ts';
import { runChecks } from './doctor/run-checks.ts';

const usage = `npm run doctor [-- --mail you@your.domain] [--backups FOLDER]

Prints the settings, what they lead to, and what production lacks; exits with 1 if anything. Changes nothing. --mail sends a
test mail, --backups names where backups are kept.`;

const words = readCommandLine({ usage, options: { mail: { type: 'string' }, backups: { type: 'string' } } });
if (words) {
  const { mail, backups } = words.values;
  const { text, isReady } = await runChecks(readEnv(), mail, backups && resolve(backups));
  process.stdout.write(text);
  process.exitCode = isReady ? 0 : 1;
}
