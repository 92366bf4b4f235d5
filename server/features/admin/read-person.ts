import type { Person } from '../../../shared/contract/admin/people.ts';
import { decisionObstacle } from '../../../shared/domain/decision-obstacle.ts';
import { Failure } from '../../../shared/errors.ts';
import { readJudge } from '../../platform/db/authorize-decision.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { wirePrice } from '../../platform/shop/shop-money.ts';
import type { Services } from '../../ports/services.ts';
import { findPerson } from '../accounts/find-account.ts';
import { partiesOfRemoval } from '../cases/remove-held.ts';
import { withoutReturning } from '../payouts/read-earnings.ts';
import { readSellingAs } from '../sellers/selling-as.ts';
import { sumPerson } from './person-store.ts';

/**
 * Returns one person, removed or not, with activity and sessions; for admins.
 * @throws not_found
 */
export async function readPerson(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  viewer: Caller,
  id: string,
): Promise<Person> {
  const found = await findPerson(db, id);
  if (!found) throw new Failure('not_found');
  const { user, subject, removedAt } = found;
  const { earnedCents, spentCents, ...counts } = await sumPerson(db, id);
  const sessions = (await identity.listSessions?.(subject)) ?? [];
  const parties = await partiesOfRemoval(db, viewer.id, id);
  const obstacle = decisionObstacle(await readJudge(db, viewer.id), { parties });
  return {
    ...user,
    ...(removedAt ? { removedAt: removedAt.toISOString() } : {}),
    ...counts,
    earned: wirePrice(await withoutReturning(db, id, earnedCents)),
    spent: wirePrice(spentCents),
    sellingAs: await readSellingAs(db, id),
    sessions: sessions.map(({ device, startedAt }) => ({ device, startedAt: startedAt.toISOString() })),
    ...(obstacle ? { obstacle } : {}),
  };
}
