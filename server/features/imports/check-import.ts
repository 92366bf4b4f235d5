import { setImmediate as letOthers } from 'node:timers/promises';
import type { ImportCheck } from '../../../shared/contract/imports.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { refuseDoubles } from './create-import.ts';
import { findKnown, findPictures } from './import-store.ts';
import { readCsv } from './read-csv.ts';
import { refusedName } from './read-imports.ts';
import { keyOf, picturesOf, readCells, readRow } from './read-row.ts';
import type { ReceivedFile } from './receive-file.ts';
import { splitReasons } from './row-reasons.ts';

/** Rows per step: other requests run in between. */
const STEP = 50;
/** For a photo not uploaded yet; never stored. */
const COMING = 'coming';

/**
 * Validates a file's rows without writing.
 * @throws invalid_input
 */
export async function checkImport(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  seller: Caller,
  { name, bytes, pictures }: ReceivedFile,
): Promise<ImportCheck> {
  const file = await readCsv(bytes);
  refuseDoubles(file);
  const coming = new Map(pictures.map((picture) => [picture, COMING]));
  const check: ImportCheck = {
    total: file.rows.length,
    good: 0,
    known: 0,
    refused: { fileName: refusedName(name), columns: file.columns, separator: file.separator, rows: [] },
  };
  for (let at = 0; at < file.rows.length; at += STEP) {
    const rows = file.rows.slice(at, at + STEP).map((row) => ({ ...row, read: readCells(file, row.cells) }));
    const names = [...new Set(rows.flatMap(({ read }) => picturesOf(read)))];
    const told = names.length > 0 ? await findPictures(db, seller.id, names) : [];
    const urls = new Map([...told.map((picture) => [picture.name, picture.url] as const), ...coming]);
    const keys = await findKnown(
      db,
      seller.id,
      rows.map(({ read, occurrence }) => keyOf(read, occurrence)),
    );
    for (const { position, cells, error, read, occurrence } of rows) {
      const isKnown = keys.has(keyOf(read, occurrence));
      const reasons = splitReasons(error ?? (isKnown ? null : whyNot(read, urls, seller, shop.settings().country)));
      if (reasons.length > 0) check.refused.rows.push({ row: position, cells, reasons });
      else if (isKnown) check.known += 1;
      else check.good += 1;
    }
    await letOthers();
  }
  return check;
}

function whyNot(
  cells: ReturnType<typeof readCells>,
  urls: ReadonlyMap<string, string>,
  seller: Caller,
  home: string,
): string | null {
  const read = readRow(cells, urls, seller.displayName, home);
  return 'error' in read ? read.error : null;
}
