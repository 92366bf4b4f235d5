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

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

type Choice = { group: NotificationGroup; channel: Channel; wanted: boolean };

/** Locks them in one order, so that changes at the same time cannot deadlock. */
export async function saveChoices(db: Db, accountId: string, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return;
  const inOrder = choices.toSorted((a, b) => compare(a.group, b.group) || compare(a.channel, b.channel));
  await db
    .insertInto('notification_choices')
    .values(inOrder.map(({ group, channel, wanted }) => ({ account_id: accountId, topic: group, channel, wanted })))
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

const unset: Settings = { time_zone: 'UTC', quiet_from: null, quiet_until: null, digest_hour: null };

/** @param settings at least one; the others stay */
export const saveSettings = (tx: Tx, accountId: string, settings: Partial<Settings>) =>
  tx
    .insertInto('notification_settings')
    .values({ account_id: accountId, ...unset, ...settings })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
    .execute();

export const hasAccount = async (db: Db, accountId: string): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()) !== undefined;
