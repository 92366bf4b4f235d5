import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../app/env.ts';
import { examine } from './doctor/examine.ts';

/**
 * `npm run doctor`: prints settings, their effect, and what production lacks; exits with 1 if anything.
 * `-- --mail ADDRESS` sends a test mail, `-- --backups FOLDER` names where backups are kept.
 */
const { values } = parseArgs({ options: { mail: { type: 'string' }, backups: { type: 'string' } } });
const { text, isReady } = await examine(readEnv(), values.mail, values.backups && resolve(values.backups));
process.stdout.write(text);
process.exitCode = isReady ? 0 : 1;
