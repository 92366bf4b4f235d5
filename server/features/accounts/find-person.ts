import type { Db } from '../../platform/db/database.ts';
import { findAccountRow } from './account-store.ts';
import { presentUser } from './present-user.ts';

/** Returns an account, removed or not, with its subject at the identity service. */
export async function findPerson(db: Db, id: string) {
  const row = await findAccountRow(db, id);
  if (!row) return undefined;
  return { user: { ...presentUser(row), email: row.email }, subject: row.subject, removedAt: row.deleted_at };
}
