import { randomUUIDv7 } from 'node:crypto';
import type { Db } from './database.ts';
import type { ActFacts } from './database-schema.ts';

/**
 * What an admin did to somebody or something. Without an actor, the operator did it, or it happened to a payment by
 * itself; without a target, it was done to nobody yet. It names ids and states, never an e-mail or a secret (reliability T35).
 */
export type Act = {
  actorId: string | null;
  action: string;
  targetId: string | null;
  before: ActFacts;
  after: ActFacts;
};

/** Writes an act down for ever, in the transaction of the act itself; the table takes new rows only. */
export const recordAct = (tx: Db, { actorId, action, targetId, before, after }: Act) =>
  tx
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
