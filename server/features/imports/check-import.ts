import type { ImportCheck } from '../../../shared/contract/imports.ts';
import { type Caller, WrittenAnswer } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { STEP } from './check-rows.ts';
import { findKnown, findPictures } from './import-store.ts';
import { openImportFile } from './open-import-file.ts';
import { refusedName } from './read-imports.ts';
import type { ReceivedFile } from './receive-file.ts';

/**
 * Validates a file's rows without writing. The thread writes the answer, which may have 15 MB.
 * @throws invalid_input, busy
 */
export async function checkImport(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  seller: Caller,
  { name, bytes, pictures }: ReceivedFile,
): Promise<WrittenAnswer<ImportCheck>> {
  const { displayName: sellerName } = seller;
  const { country } = await shop.settingsIn(db);
  const file = await openImportFile(bytes, { announced: pictures, sellerName, country });
  try {
    for (let at = 0; at < file.heading.total; at += STEP) {
      const { names, keys } = await file.readNames(at);
      const stored = names.length > 0 ? await findPictures(db, seller.id, names) : [];
      const urls = new Map(stored.map((picture) => [picture.name, picture.url]));
      await file.check(at, urls, await findKnown(db, seller.id, keys));
    }
    return new WrittenAnswer<ImportCheck>(await file.write(refusedName(name)));
  } finally {
    file.close();
  }
}
