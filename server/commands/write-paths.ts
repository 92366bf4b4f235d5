import { writeFile } from 'node:fs/promises';
import { contract } from '../../shared/contract/contract.ts';
import { writeFirstPaths, writePaths } from '../../shared/contract/write-paths.ts';
import { readCommandLine } from '../app/command-line.ts';

const folder = new URL('../../shared/contract/', import.meta.url);

const usage = `npm run paths

Writes the routes of the calls for the browser, shared/contract/paths.gen.ts and first-paths.gen.ts.`;

if (readCommandLine({ usage })) {
  await writeFile(new URL('paths.gen.ts', folder), writePaths(contract));
  await writeFile(new URL('first-paths.gen.ts', folder), writeFirstPaths(contract));
}
