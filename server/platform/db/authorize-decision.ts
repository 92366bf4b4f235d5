import { type DecisionObstacle, decisionObstacle, type Judge } from '../../../shared/domain/decision-obstacle.ts';
import { Failure } from '../../../shared/errors.ts';
import { obstacleRefusals } from '../../../shared/words/refusals/cases.ts';
import { SUSPENDED } from './authorize-publishing.ts';
import type { Db, Tx } from './database.ts';
import { listAdmins, lockAdmins } from './lock-account.ts';
import { hasRemovedAdmin } from './removed-admins.ts';

export type Decider = {
  judge: Judge;
  parties: readonly string[];
  /** For the audit log: they decide about themselves. */
  own: { ownCase?: true };
};

/**
 * Checks that an admin may decide about these people. Locks all admins in a fixed order, so call it before other
 * locks.
 * @param options.alone it may remove somebody
 * @throws not_allowed about oneself while another admin exists or after removing one, or when suspended; not_signed_in
 * when removed
 */
export async function authorizeDecision(
  tx: Tx,
  adminId: string,
  parties: readonly string[],
  { alone = false } = {},
): Promise<Decider> {
  const admins = await lockAdmins(tx, { alone: alone || (await concernsAdmin(tx, parties)) });
  const decider = admins.find(({ id }) => id === adminId);
  if (!decider) throw new Failure('not_signed_in');
  if (decider.suspended_at) throw new Failure('not_allowed', { reason: SUSPENDED });
  const judge = await judgeAmong(tx, adminId, admins);
  refuse(decisionObstacle(judge, { parties }));
  return { judge, parties, own: parties.includes(adminId) ? { ownCase: true } : {} };
}

/** A share lock cannot become exclusive. */
const concernsAdmin = async (tx: Tx, parties: readonly string[]): Promise<boolean> =>
  (await listAdmins(tx)).some(({ id }) => parties.includes(id));

/** @param firstBy who made the decision that is appealed @throws not_allowed for one's own, unless nobody else can */
export const authorizeAppeal = ({ judge, parties }: Decider, firstBy: string | null): void =>
  refuse(decisionObstacle(judge, { parties, firstBy }));

/** Returns what `decisionObstacle` needs, for the screens. Locks nothing. */
export const readJudge = async (db: Db, adminId: string): Promise<Judge> =>
  judgeAmong(db, adminId, await listAdmins(db));

async function judgeAmong(
  db: Db,
  id: string,
  admins: readonly { id: string; suspended_at: Date | null }[],
): Promise<Judge> {
  const others = admins.filter((one) => one.id !== id && !one.suspended_at).map((one) => one.id);
  return { id, others, hasRemoved: others.length === 0 && (await hasRemovedAdmin(db, id)) };
}

function refuse(obstacle: DecisionObstacle | undefined): void {
  if (obstacle) throw new Failure('not_allowed', { reason: obstacleRefusals[obstacle]() });
}
