import { randomUUIDv7 } from 'node:crypto';
import type { ImportRun } from '../../../shared/contract/imports.ts';
import { Failure } from '../../../shared/errors.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { lockAccountForShare } from '../../platform/db/lock-account.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { isConfirmed } from '../../platform/http/is-confirmed.ts';
import type { Services } from '../../ports/services.ts';
import { STEP } from './check-rows.ts';
import { countUnfinished, deleteUnshown, findCounted, insertImport, insertRows } from './import-store.ts';
import { openImportFile } from './open-import-file.ts';
import { presentImport } from './present-import.ts';

export const MOST_UNFINISHED = 3;

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
      reason: importRefusals.filesListed({ count: MOST_UNFINISHED }),
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
  const read = await openImportFile(file.bytes);
  try {
    return await storeImport({ db, mailer }, seller, { file, read });
  } finally {
    read.close();
  }
}

async function storeImport(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  seller: Pick<Caller, 'id' | 'emailVerified'>,
  { file, read }: { file: { name: string; byOperator?: boolean }; read: Awaited<ReturnType<typeof openImportFile>> },
): Promise<ImportRun> {
  const { columns, separator, total } = read.heading;
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
    await deleteUnshown(tx, seller.id);
    for (let at = 0; at < total; at += STEP) await insertRows(tx, id, await read.rows(at));
    return findCounted(tx, seller.id, id);
  });
  if (!run) throw new Failure('not_found');
  return presentImport(run);
}

const nameOf = (name: string) => name.toWellFormed().replaceAll('\u0000', '').slice(0, 200) || 'listings.csv';
