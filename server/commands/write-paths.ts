import { writeFile } from 'node:fs/promises';
import { contract } from '../../shared/contract/contract.ts';
import { writeFirstPaths, writePaths } from '../../shared/contract/write-paths.ts';

const folder = new URL('../../shared/contract/', import.meta.url);

/** `npm run paths` */
await writeFile(new URL('paths.gen.ts', folder), writePaths(contract));
await writeFile(new URL('first-paths.gen.ts', folder), writeFirstPaths(contract));
