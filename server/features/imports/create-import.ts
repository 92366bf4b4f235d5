import { randomUUIDv7 } from 'node:crypto';
import type { ImportRun } from '../../../shared/contract/imports.ts';
import { pictureName, splitCell } from '../../../shared/domain/import-file.ts';
import { Failure } from '../../../shared/errors.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { lockAccountForShare } from '../../platform/db/lock-account.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { isConfirmed } from '../../platform/http/is-confirmed.ts';
import type { Services } from '../../ports/services.ts';
import { countUnfinished, findCounted, insertImport, insertRows } from './import-store.ts';
import { presentImport } from './present-import.ts';
import { type CsvFile, readCsv } from './read-csv.ts';
import { readCells } from './read-row.ts';
import { joinReasons } from './row-reasons.ts';

export const MOST_UNFINISHED = 3;
const ROWS_AT_ONCE = 500;

/**
 * Checks whether a seller may send a file.
 * @throws email_not_verified, too_many_requests
 */
export async function checkImports(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  seller: Pick<Caller, 'id' | 'emailVerified'>,
): Promise<void> {
  if (!isConfirmed({ mailer }, seller)) throw new Failure('email_not_verified');
  if ((await countUnfinished(db, seller.id)) >= MOST_UNFINISHED)
    throw new Failure('too_many_requests', {
      message: `${MOST_UNFINISHED} of your files are still being listed. Please wait until one is done.`,
      retryAfter: 30,
    });
}

/**
 * Stores a file of listings; workers list it row by row.
 * @param file.byOperator skips the seller's limits
 * @throws not_signed_in, invalid_input, and errors of `checkImports`
 */
export async function createImport(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  seller: Pick<Caller, 'id' | 'emailVerified'>,
  file: { name: string; bytes: Uint8Array; byOperator?: boolean },
): Promise<ImportRun> {
  const read = await readCsv(file.bytes);
  refuseDoubles(read);
  const { columns, separator, rows } = read;
  const id = randomUUIDv7();
  const run = await inTransaction(db, async (tx) => {
    if (!(await lockAccountForShare(tx, seller.id, { alone: true }))) throw new Failure('not_signed_in');
    await checkImports({ db: tx, mailer }, seller);
    await insertImport(tx, {
      id,
      seller_id: seller.id,
      file_name: nameOf(file.name),
      columns,
      separator,
      by_operator: file.byOperator ?? false,
    });
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insertRows(tx, id, rows.slice(at, at + ROWS_AT_ONCE));
    return findCounted(tx, seller.id, id);
  });
  if (!run) throw new Failure('not_found');
  return presentImport(run);
}

const nameOf = (name: string) => name.toWellFormed().replaceAll('\u0000', '').slice(0, 200) || 'listings.csv';

/** Refuses repeated references, and photos of one name: only the seller can tell which one is meant. */
export function refuseDoubles(file: CsvFile): void {
  const first = new Map<string, number>();
  const doublesIn = sameNames(file);
  for (const row of file.rows) {
    const cells = readCells(file, row.cells);
    const { reference } = cells;
    const doubles = doublesIn(splitCell(cells.pictures));
    if (doubles.length > 0)
      row.error ??= joinReasons([
        ['pictures', `These photos have one name in different folders. Rename them: ${doubles.join(', ')}`],
      ]);
    if (reference === '') continue;
    const before = first.get(reference);
    if (before === undefined) first.set(reference, row.position);
    else row.error ??= joinReasons([['reference', `Row ${before} has the same reference.`]]);
  }
}

/** Returns a function that finds the photos whose name stands for several paths in a file. */
function sameNames(file: CsvFile): (paths: readonly string[]) => string[] {
  const pathsOf = new Map<string, Set<string>>();
  for (const { cells } of file.rows)
    for (const path of splitCell(readCells(file, cells).pictures)) {
      const paths = pathsOf.get(pictureName(path)) ?? new Set();
      pathsOf.set(pictureName(path), paths.add(plainPath(path)));
    }
  return (paths) => [...new Set(paths.filter((path) => (pathsOf.get(pictureName(path))?.size ?? 0) > 1))];
}

const plainPath = (path: string) =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '');
