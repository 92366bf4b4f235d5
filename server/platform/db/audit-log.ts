import { randomUUIDv7 } from 'node:crypto';
import type { Db } from './database.ts';
import type { ActFacts } from './database-schema.ts';

/** Without an actor: the operator, or an automatic payment step. Never contains emails or secrets. */
export type Act = {
  actorId: string | null;
  action: string;
  targetId: string | null;
  before: ActFacts;
  after: ActFacts;
};

/** Appends an entry in the act's transaction. */
export const recordAct = (db: Db, { actorId, action, targetId, before, after }: Act) =>
  db
    .insertInto('audit_log')
    .values({
      id: randomUUIDv7(),
      actor_id: actorId,
      action,
      target_id: targetId,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
