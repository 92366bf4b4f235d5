import { createHmac, timingSafeEqual } from 'node:crypto';
import type { User } from '../../../shared/contract/accounts.ts';
import { Failure } from '../../../shared/errors.ts';
import { accountRefusals } from '../../../shared/words/refusals/accounts.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { isConfirmed } from '../../platform/http/is-confirmed.ts';
import type { Config } from '../../ports/config.ts';
import type { Services } from '../../ports/services.ts';
import { findLive, setAdmin } from './account-store.ts';
import { hasEverHadAdmin, lockFirstAdmin } from './first-admin-store.ts';
import { presentUser } from './present-user.ts';

const USED = accountRefusals.adminLinkUsed();

/** Returns the link to print; undefined after a first admin, or where others can reach the shop. */
export async function offerFirstAdmin({ config, db }: Pick<Services, 'config' | 'db'>): Promise<string | undefined> {
  if (config.isPublic || config.publicDemo || (await hasEverHadAdmin(db))) return undefined;
  return firstAdminUrl(config);
}

/**
 * Makes the caller the first admin; works once for all time.
 * @throws not_signed_in, not_allowed, email_not_verified
 */
export async function claimFirstAdmin(
  { config, db, mailer }: Pick<Services, 'config' | 'db' | 'mailer'>,
  caller: Caller,
  token: string,
): Promise<User> {
  if (!isFirstAdminToken(config, token)) throw new Failure('not_allowed', { reason: USED });
  if (!isConfirmed({ mailer }, caller)) throw new Failure('email_not_verified');
  return inTransaction(db, async (tx) => {
    await lockFirstAdmin(tx);
    if (await hasEverHadAdmin(tx)) throw new Failure('not_allowed', { reason: USED });
    const row = await findLive(tx, caller.id);
    if (!row) throw new Failure('not_signed_in');
    await setAdmin(tx, row.id);
    await recordAct(tx, {
      actorId: row.id,
      action: 'make_admin',
      targetId: row.id,
      before: { type: row.type },
      after: { type: 'admin' },
    });
    return presentUser({ ...row, type: 'admin' });
  });
}

type Settings = Pick<Config, 'publicUrl' | 'tokenSecret' | 'isPublic' | 'publicDemo'>;

const tokenOf = ({ tokenSecret }: Settings) =>
  createHmac('sha256', `settee first admin ${tokenSecret}`).update('first admin').digest('base64url');

/** The person who opens it becomes the first admin. */
export const firstAdminUrl = (config: Settings): string => `${config.publicUrl}/first-admin?token=${tokenOf(config)}`;

/** Accepts the token only where nobody else can reach the shop: there it is printed. */
function isFirstAdminToken(config: Settings, token: string): boolean {
  if (config.isPublic || config.publicDemo) return false;
  const [right, given] = [Buffer.from(tokenOf(config)), Buffer.from(token)];
  return given.length === right.length && timingSafeEqual(given, right);
}
