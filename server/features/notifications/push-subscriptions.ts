import { ECDH } from 'node:crypto';
import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { notificationRefusals } from '../../../shared/words/refusals/notifications.ts';
import { type Db, inTransaction } from '../../platform/db/database.ts';
import { lockAccountForShare } from '../../platform/db/lock-account.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { deleteSubscriptions, insertKeys, trimSubscriptions, upsertSubscription } from './push-store.ts';

/** Per person; the oldest are replaced. */
const MOST = 20;

/** Another key would fail. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

type NewBrowser = ParsedInput<Contract['addPushSubscription']>['body'];

const PADDING = /=+$/;

/** @throws not_signed_in once removed, invalid_input for a forbidden address, a bad key, or a former one of the shop */
export async function addSubscription(
  { db, push }: Pick<Services, 'db' | 'push'>,
  caller: Caller,
  { endpoint, keys, publicKey = push.publicKey }: NewBrowser,
): Promise<void> {
  if (publicKey.replace(PADDING, '') !== push.publicKey)
    throw invalidFields({ publicKey: notificationRefusals.pushKeysNeeded() });
  if (!isPoint(keys.p256dh)) throw invalidFields({ keys: notificationRefusals.pushKeysNeeded() });
  if (!push.allows(endpoint)) throw invalidFields({ endpoint: notificationRefusals.pushAddressNeeded() });
  await inTransaction(db, async (tx) => {
    // A removal deletes those that it sees.
    if (!(await lockAccountForShare(tx, caller.id))) throw new Failure('not_signed_in');
    await upsertSubscription(tx, { accountId: caller.id, endpoint, ...keys });
    await trimSubscriptions(tx, caller.id, MOST);
  });
}

/** Own ones subscribe again. */
export async function deleteBrowsers(db: Db, accountId: string): Promise<void> {
  await deleteSubscriptions(db, accountId);
}

/** At the first start; all processes share them. */
export const storePushKeys = (
  db: Services['db'],
  make: () => { publicKey: string; privateKey: string },
): Promise<{ publicKey: string; privateKey: string }> => insertKeys(db, make());
