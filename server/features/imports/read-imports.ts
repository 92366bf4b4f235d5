import type { ImportRun, RefusedFile } from '../../../shared/contract/imports.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { findCounted, findImport, listCounted, listRefused } from './import-store.ts';
import { presentImport } from './present-import.ts';
import { splitReasons } from './row-reasons.ts';

const SHOWN = 20;

/** The seller's newest files and how far they are. */
export const readImports = async (db: Db, sellerId: string): Promise<ImportRun[]> =>
  (await listCounted(db, sellerId, SHOWN)).map(presentImport);

/**
 * How far one file is.
 * @throws not_found, for somebody else's the same as for none
 */
export async function readImport(db: Db, sellerId: string, id: string): Promise<ImportRun> {
  const run = await findCounted(db, sellerId, id);
  if (!run) throw new Failure('not_found');
  return presentImport(run);
}

/** The name for a file of what was refused of another. */
export const refusedName = (name: string) => `${name.replace(/\.csv$/i, '')}-errors.csv`;

/**
 * The refused rows in the columns of their file with the reasons, to be mended and sent again.
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
    rows: rows.map(({ position, cells, error }) => ({ row: position, cells, reasons: splitReasons(error) })),
  };
}
