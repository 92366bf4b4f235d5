import { sql } from 'kysely';
import type { Channel, Chosen, NotificationGroup } from '../../../shared/domain/notification.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Returns choices by account. */
export async function findChosen(db: Db, accountIds: readonly string[]): Promise<Map<string, Chosen>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db.selectFrom('notification_choices').selectAll().where('account_id', 'in', accountIds).execute();
  const found = new Map<string, Chosen>();
  for (const { account_id, topic, channel, wanted } of rows) {
    const chosen = found.get(account_id) ?? {};
    chosen[topic] = { ...chosen[topic], [channel]: wanted };
    found.set(account_id, chosen);
  }
  return found;
}

type Choice = { group: NotificationGroup; channel: Channel; wanted: boolean };

export async function saveChoices(db: Db, accountId: string, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return;
  await db
    .insertInto('notification_choices')
    .values(choices.map(({ group, channel, wanted }) => ({ account_id: accountId, topic: group, channel, wanted })))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'topic', 'channel']).doUpdateSet((eb) => ({ wanted: eb.ref('excluded.wanted') })),
    )
    .execute();
}

export const findSettings = (db: Db, accountId: string) =>
  db.selectFrom('notification_settings').selectAll().where('account_id', '=', accountId).executeTakeFirst();

type Settings = {
  time_zone: string;
  quiet_from: number | null;
  quiet_until: number | null;
  digest_hour: number | null;
};

export const saveSettings = (tx: Tx, accountId: string, settings: Settings) =>
  tx
    .insertInto('notification_settings')
    .values({ account_id: accountId, ...settings })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
    .execute();

/** Serializes changes of a person's settings. */
export const lockSettings = (tx: Tx, accountId: string) =>
  sql`select 1 from accounts where id = ${accountId} for no key update`.execute(tx);
