import { parseArgs } from 'node:util';
import { readEnv } from '../app/env.ts';
import { examine } from './doctor/examine.ts';

/** `npm run doctor`: prints each setting, what it leads to, and what is missing before going live. Ends with 1 then. */
const { values } = parseArgs({ options: { mail: { type: 'string' } } });
const { text, isReady } = await examine(readEnv(), values.mail);
process.stdout.write(text);
process.exitCode = isReady ? 0 : 1;
