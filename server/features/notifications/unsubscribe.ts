import {
  ALL_MAILS,
  groupRules,
  type NotificationGroup,
  notificationGroups,
} from '../../../shared/domain/notification.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { hasAccount, saveChoices } from './choice-store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Of older mails. */
const FORMER_SOLD = 'sold';

/**
 * Unsubscribes by an email's link. Idempotent.
 * @param muteSearch ends the mails of a saved search, if it is the person's
 * @throws not_found
 */
export async function unsubscribe(
  { db, config }: Pick<Services, 'db' | 'config'>,
  token: string,
  muteSearch: (db: Db, accountId: string, searchId: string) => Promise<unknown>,
): Promise<void> {
  const named = readUnsubscribeToken(config.tokenSecret, token);
  if (!named) throw new Failure('not_found');
  const { accountId, topic } = named;
  const groups = groupsOf(topic);
  if (groups.length > 0) {
    const choices = groups.map((group) => ({ group, channel: 'mail' as const, wanted: false }));
    // After a restore of older data this account may not exist.
    if (await hasAccount(db, accountId)) await saveChoices(db, accountId, choices);
  } else if (UUID.test(topic)) await muteSearch(db, accountId, topic);
  else throw new Failure('not_found');
}

/** Of a saved search. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function groupsOf(topic: string): NotificationGroup[] {
  if (topic === FORMER_SOLD) return ['sold_saved'];
  return notificationGroups.filter((group) => {
    const { mail } = groupRules[group];
    return mail && !mail.fixed && (topic === ALL_MAILS || topic === group);
  });
}
