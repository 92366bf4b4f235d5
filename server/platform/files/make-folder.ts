import { existsSync, mkdirSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** For this user alone. */
const OWN = { mode: 0o700 };

/**
 * Makes a folder and those above it. Node's `recursive` never ends where a folder is refused although the one above it
 * is there, as in `/proc` or in a folder that was removed.
 * @returns whether it was missing
 * @throws the error of the disk
 */
export async function makeFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path, OWN);
    return true;
  } catch (error) {
    if (isThere(path, error)) return false;
    await makeFolder(parentOf(path, error));
    return makeFolder(path);
  }
}

/** As `makeFolder`, before the server starts. */
export function makeFolderSync(path: string): boolean {
  try {
    mkdirSync(path, OWN);
    return true;
  } catch (error) {
    if (isThere(path, error)) return false;
    makeFolderSync(parentOf(path, error));
    return makeFolderSync(path);
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const isThere = (path: string, error: unknown): boolean =>
  codeOf(error) === 'EEXIST' && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** @returns the folder that has to be made first @throws the error when there is none */
function parentOf(path: string, error: unknown): string {
  const parent = dirname(path);
  if (codeOf(error) !== 'ENOENT' || parent === path || existsSync(parent)) throw error;
  return parent;
}
