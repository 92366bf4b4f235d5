import { parseArgs } from 'node:util';
import { readEnv } from '../app/env.ts';
import { examine } from './doctor/examine.ts';

/** `npm run doctor`: prints settings, their effect, and what production lacks; exits with 1 if anything. */
const { values } = parseArgs({ options: { mail: { type: 'string' } } });
const { text, isReady } = await examine(readEnv(), values.mail);
process.stdout.write(text);
process.exitCode = isReady ? 0 : 1;
