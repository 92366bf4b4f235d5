import type { AlertChoices } from '../../../shared/contract/alerts.ts';
import { alertDefaults, alertKinds } from '../../../shared/domain/alert.ts';
import type { Services } from '../../app/services.ts';
import { type Db, inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { findChoices, saveChoice } from './alert-store.ts';

/** Returns the caller's email preferences, with defaults. */
export async function readAlertChoices({ db }: { db: Db }, caller: Caller): Promise<AlertChoices> {
  const chosen = await findChoices(db, caller.id);
  return { ...alertDefaults, ...Object.fromEntries(chosen.map(({ kind, wanted }) => [kind, wanted])) };
}

/** Changes email preferences. @returns all current preferences */
export async function changeAlertChoices(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  change: Partial<AlertChoices>,
): Promise<AlertChoices> {
  return inTransaction(db, async (tx) => {
    for (const kind of alertKinds) {
      const wanted = change[kind];
      if (wanted !== undefined) await saveChoice(tx, caller.id, kind, wanted);
    }
    return readAlertChoices({ db: tx }, caller);
  });
}
