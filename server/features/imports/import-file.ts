import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportRun, RefusedFile } from '../../../shared/contract/imports.ts';
import { pictureName } from '../../../shared/domain/import-file.ts';
import { PICTURE_MAX_BYTES } from '../../../shared/domain/picture.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { storeLocalPicture } from '../images/upload-image.ts';
import { createImport } from './create-import.ts';
import { processImports } from './process-imports.ts';
import { readCsv } from './read-csv.ts';
import { readImport, readImportErrors } from './read-imports.ts';
import { picturesOf, readCells } from './read-row.ts';
import { storePictureNames } from './store-picture-names.ts';

const POLL_MILLISECONDS = 500;

type Source = {
  seller: Caller;
  name: string;
  bytes: Uint8Array;
  pictureFolder: string;
  onProgress: (text: string) => void;
};

/**
 * Imports a file with pictures from a folder, and waits. Safe to repeat.
 * @throws an Error that says what to do
 */
export async function importFile(
  services: Services,
  { seller, name, bytes, pictureFolder, onProgress }: Source,
): Promise<{ run: ImportRun; errors: RefusedFile }> {
  const { db, config } = services;
  try {
    const file = await readCsv(bytes);
    const wanted = new Set(file.rows.flatMap(({ cells }) => picturesOf(readCells(file, cells))));
    // The operator's files have no quota.
    const unlimited = { ...services, config: { ...config, rateLimits: false } };
    await storePictures(unlimited, seller, { folder: pictureFolder, wanted, onProgress });
    const { id, total } = await createImport(services, seller, { name, bytes, byOperator: true });
    let run = await readImport(db, seller.id, id);
    let reported = 0;
    while (!run.isFinished) {
      const decided = await processImports(services);
      run = await readImport(db, seller.id, id);
      const done = run.listed + run.known + run.refused;
      if (done > reported) onProgress(`${done} of ${total} rows`);
      reported = done;
      if (decided === 0 && !run.isFinished) await sleep(POLL_MILLISECONDS);
    }
    return { run, errors: await readImportErrors(db, seller.id, id) };
  } catch (error) {
    if (error instanceof Failure) throw new Error(error.fields?.file?.message ?? error.message);
    throw error;
  }
}

async function storePictures(
  services: Services,
  seller: Caller,
  { folder, wanted, onProgress }: { folder: string; wanted: ReadonlySet<string>; onProgress: (text: string) => void },
): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && wanted.has(pictureName(entry.name)));
  for (const [i, { name }] of files.entries()) {
    const file = join(folder, name);
    try {
      const content = await readFile(file);
      if (content.byteLength > PICTURE_MAX_BYTES) throw new Failure('too_large');
      const hash = createHash('sha256').update(content).digest('hex');
      const { url } = await storeLocalPicture(services, seller, { file, bytes: content.byteLength, hash });
      await storePictureNames(services, seller.id, [{ name, url }]);
      onProgress(`${i + 1} of ${files.length} pictures`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      onProgress(`${name}: ${error.message}`);
    }
  }
}
