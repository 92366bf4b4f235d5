import { setImmediate as letOthers } from 'node:timers/promises';
import type { ImportRun, RefusedFile } from '../../../shared/contract/imports.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { STEP } from './check-rows.ts';
import { findCounted, findImport, listCounted, listRefused, SHOWN } from './import-store.ts';
import { presentImport } from './present-import.ts';
import { presentReasons, readReasons } from './row-reasons.ts';

export const readImports = async (db: Db, sellerId: string): Promise<ImportRun[]> =>
  (await listCounted(db, sellerId, SHOWN)).map(presentImport);

/**
 * Returns one import.
 * @throws not_found, also for another seller's
 */
export async function readImport(db: Db, sellerId: string, id: string): Promise<ImportRun> {
  const run = await findCounted(db, sellerId, id);
  if (!run) throw new Failure('not_found');
  return presentImport(run);
}

export const refusedName = (name: string) => `${name.replace(/\.csv$/i, '')}-errors.csv`;

/**
 * Returns refused rows with reasons, in the original columns.
 * @throws not_found
 */
export async function readImportErrors(db: Db, sellerId: string, id: string): Promise<RefusedFile> {
  const run = await findImport(db, sellerId, id);
  if (!run) throw new Failure('not_found');
  const stored = await listRefused(db, id);
  const rows: RefusedFile['rows'] = [];
  for (let at = 0; at < stored.length; at += STEP) {
    rows.push(...stored.slice(at, at + STEP).map(presentRefused));
    await letOthers();
  }
  return { fileName: refusedName(run.file_name), columns: run.columns, separator: run.separator, rows };
}

const presentRefused = ({ position, cells, ...stored }: Awaited<ReturnType<typeof listRefused>>[number]) => ({
  row: position,
  cells,
  ...presentReasons(readReasons(stored)),
});
