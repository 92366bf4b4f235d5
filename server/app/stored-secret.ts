import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolderSync } from '../platform/files/make-folder.ts';
import { inDataDir } from '../platform/files/unusable-data-dir.ts';

/**
 * Returns a stored secret, so that a restart does not end sessions.
 * @throws UnusableDataDir
 */
export const storedSecret = (dataDir: string, name: string): string =>
  inDataDir(dataDir, () => readOrMake(dataDir, name));

function readOrMake(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    makeFolderSync(dataDir);
    // Write fully, then rename, so that a concurrent process never reads half of it.
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
