import type { ImportRun } from '../../../shared/contract/imports.ts';
import { ERROR_COLUMN, writeCsv } from '../../../shared/domain/import-file.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../database.ts';
import { findCounted, findImport, listCounted, listRefused } from './import-store.ts';
import { presentImport } from './present-import.ts';

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

/**
 * The refused rows as a file of the same columns with the reasons, to be mended and sent again.
 * @throws not_found
 */
export async function readImportErrors(
  db: Db,
  sellerId: string,
  id: string,
): Promise<{ fileName: string; csv: string }> {
  const run = await findImport(db, sellerId, id);
  if (!run) throw new Failure('not_found');
  const rows = await listRefused(db, id);
  const lines = rows.map(({ cells, error }) => [...cells, error ?? '']);
  return {
    fileName: `${run.file_name.replace(/\.csv$/i, '')}-errors.csv`,
    csv: writeCsv([[...run.columns, ERROR_COLUMN], ...lines], run.separator),
  };
}
