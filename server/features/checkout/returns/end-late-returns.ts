import { shopIsReminded } from '../../../../shared/domain/returns.ts';
import { recordAct } from '../../../platform/db/audit-log.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { lockStanding } from '../../../platform/db/lock-account.ts';
import { readNow } from '../../../platform/db/read-now.ts';
import type { Services } from '../../../ports/services.ts';
import { notifyParties } from '../payment/notify-parties.ts';
import { chargeOf, lockPurchase } from '../payment/purchase-store.ts';
import { notifyOfReturn } from './notify-of-return.ts';
import { untilOf } from './present-return.ts';
import { answeredMails } from './return-mails.ts';
import {
  acceptReturnByClock,
  findReturn,
  listReturnsOfLeavers,
  type ReturnRow,
  setShopReminded,
} from './return-store.ts';

/**
 * Accepts what the shop did not answer in time instead of a seller who left, and reminds admins before and after.
 * @returns how many were accepted or reminded of
 */
export async function endLateReturns(services: Services): Promise<number> {
  const now = await readNow(services.db);
  let done = 0;
  for (const row of await listReturnsOfLeavers(services.db)) if (await endOrRemind(services, row, now)) done += 1;
  return done;
}

function endOrRemind(services: Services, row: ReturnRow, now: Date): Promise<boolean> {
  const until = untilOf(services, row);
  if (until && until <= now) return acceptByClock(services, row.id, now);
  return isReminded(services, row, now) ? remind(services, row, now) : Promise.resolve(false);
}

function isReminded({ config }: Services, row: ReturnRow, now: Date): boolean {
  const { deadlines } = config;
  if (row.state === 'accepted') {
    if (!row.accepted_by_clock && !row.seller_left_at) return false;
    // The law's own notice comes each day.
    const last = Math.max(Number(row.answered_at), Number(row.seller_left_at), Number(row.shop_reminded_at));
    return !row.must_accept && last + deadlines.reminder * 1000 <= now.getTime();
  }
  if (row.state !== 'open' || !row.seller_left_at) return false;
  const passed = { askedAt: row.created_at, leftAt: row.seller_left_at, mustAccept: row.must_accept };
  return shopIsReminded({ ...passed, remindedAt: row.shop_reminded_at }, deadlines, now);
}

/** An answer, a restoration and another process wait for the lock. */
const remind = (services: Services, { id, seller_id }: ReturnRow, now: Date): Promise<boolean> =>
  inTransaction(services.db, async (tx) => {
    await lockStanding(tx, seller_id, { alone: true });
    const row = await findReturn(tx, id);
    if (!row || !isReminded(services, row, now)) return false;
    await setShopReminded(tx, id);
    await notifyOfReturn(services, tx, row);
    return true;
  });

/** Locks in the order of an admin's answer. */
const acceptByClock = (services: Services, id: string, now: Date): Promise<boolean> =>
  inTransaction(services.db, async (tx) => {
    const found = await findReturn(tx, id);
    if (!found) return false;
    await lockStanding(tx, found.seller_id);
    const { purchase, listing } = await lockPurchase(tx, found.purchase_id);
    const row = await findReturn(tx, id);
    const until = row && untilOf(services, row);
    if (!until || until > now) return false;
    await acceptReturnByClock(tx, id);
    await notifyParties(services, tx, { purchase, listing, cents: chargeOf(purchase) }, (facts) =>
      answeredMails(facts, { answer: 'accepted', text: undefined, byShop: true }),
    );
    await recordAct(tx, {
      actorId: null,
      action: 'answer_return',
      targetId: found.purchase_id,
      before: { state: row.state },
      after: { state: 'accepted' },
    });
    await notifyOfReturn(services, tx, { ...row, state: 'accepted', answered_by_shop: true, accepted_by_clock: true });
    await services.deal.saleMoved(tx, purchase.id);
    return true;
  });
