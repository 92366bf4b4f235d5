import { mkdirSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** For this user alone. */
const OWN = { mode: 0o700 };

/**
 * Makes a folder and its parents, safe to run concurrently. Node's `recursive` never ends where a folder is refused
 * although its parent exists, as in `/proc`.
 * @returns whether it was missing
 * @throws the disk's error
 */
export async function makeFolder(path: string, hasParent = false): Promise<boolean> {
  try {
    await mkdir(path, OWN);
    return true;
  } catch (error) {
    if (isThere(path, error)) return false;
    if (hasParent || !mayLackParent(path, error)) throw error;
    await makeFolder(dirname(path));
    return makeFolder(path, true);
  }
}

/** As `makeFolder`, before the server starts. */
export function makeFolderSync(path: string, hasParent = false): boolean {
  try {
    mkdirSync(path, OWN);
    return true;
  } catch (error) {
    if (isThere(path, error)) return false;
    if (hasParent || !mayLackParent(path, error)) throw error;
    makeFolderSync(dirname(path));
    return makeFolderSync(path, true);
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const isThere = (path: string, error: unknown): boolean =>
  codeOf(error) === 'EEXIST' && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const mayLackParent = (path: string, error: unknown): boolean => codeOf(error) === 'ENOENT' && dirname(path) !== path;
