import type { ImportRun, RefusedFile } from '../../../shared/contract/imports.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { findCounted, findImport, listCounted, listRefused } from './import-store.ts';
import { presentImport } from './present-import.ts';
import { presentReasons, readReasons } from './row-reasons.ts';

const SHOWN = 20;

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
  const rows = await listRefused(db, id);
  return {
    fileName: refusedName(run.file_name),
    columns: run.columns,
    separator: run.separator,
    rows: rows.map(({ position, cells, ...stored }) => ({
      row: position,
      cells,
      ...presentReasons(readReasons(stored)),
    })),
  };
}
