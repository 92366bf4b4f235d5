import { invalidFields } from '../../../shared/errors.ts';
import { fieldRefusals } from '../../../shared/words/refusals/fields.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockOfferedCategory } from './category-store.ts';

/**
 * Locks a category that takes new listings until the transaction ends. The contract checks this process's copy, which
 * may be outdated.
 * @throws invalid_input beside the field
 */
export async function requireCategory(tx: Tx, name: string): Promise<void> {
  if (await lockOfferedCategory(tx, name)) return;
  throw invalidFields({ category: fieldRefusals.categoryClosed() });
}
