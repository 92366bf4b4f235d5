import { writeFile } from 'node:fs/promises';
import { contract } from '../../shared/contract/contract.ts';
import { writePaths } from '../../shared/contract/write-paths.ts';

/** `npm run paths`: writes what the browser needs of the contract. */
await writeFile(new URL('../../shared/contract/paths.gen.ts', import.meta.url), writePaths(contract));
