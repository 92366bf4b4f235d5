import { invalidFields } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { holdOfferedCategory } from './category-store.ts';

/**
 * Makes sure that a category takes new listings, and keeps it there until the transaction ends. The contract asks the
 * copy of this process, which another process may have just overtaken.
 * @throws invalid_input beside the field
 */
export async function requireCategory(tx: Db, name: string): Promise<void> {
  if (await holdOfferedCategory(tx, name)) return;
  throw invalidFields({ category: 'This category takes no new listings. Choose another one.' });
}
