import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { personalData } from './personal-data/registry.ts';

export type Leaver = { id: string; issuer: string; subject: string };

export async function listToErase(db: Db, removedBefore: Date, limit: number): Promise<Leaver[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'issuer', 'subject'])
    .where('deleted_at', '<', removedBefore)
    .where('erased_at', 'is', null)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
}

/**
 * Sales stay without names, addresses and pictures. Listings without a purchase or conversation are deleted. The other
 * person's messages stay.
 */
export async function eraseRows(tx: Tx, id: string): Promise<void> {
  for (const { erase } of personalData.toReversed())
    for (const statement of erase?.(id) ?? []) await statement.execute(tx);
}

export const deleteWaitingMails = (tx: Tx, email: string) =>
  sql`delete from jobs.job where name = 'send-mail' and state in ('created', 'retry')
        and lower(data ->> 'to') = lower(${email})`.execute(tx);

/** Drops mails that let somebody in, such as the link for a new password. */
export const deleteWaitingLinks = (tx: Tx, email: string) =>
  sql`delete from jobs.job where name = 'send-mail' and state in ('created', 'retry')
        and lower(data ->> 'to') = lower(${email})
        and data ->> 'text' ~ '/(reset-password|verify-email)[?]token='`.execute(tx);
