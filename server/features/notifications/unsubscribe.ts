import {
  ALL_MAILS,
  groupRules,
  type NotificationGroup,
  notificationGroups,
} from '../../../shared/domain/notification.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../ports/services.ts';
import { saveChoices } from './choice-store.ts';
import { setPace } from './saved-search-store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Name of this group in mails of older versions. */
const FORMER_SOLD = 'sold';

/**
 * Unsubscribes by an email's link. Idempotent.
 * @throws not_found
 */
export async function unsubscribe({ db, config }: Pick<Services, 'db' | 'config'>, token: string): Promise<void> {
  const named = readUnsubscribeToken(config.tokenSecret, token);
  if (!named) throw new Failure('not_found');
  const { accountId, topic } = named;
  const groups = groupsOf(topic);
  if (groups.length > 0)
    await saveChoices(
      db,
      accountId,
      groups.map((group) => ({ group, channel: 'mail', wanted: false })),
    );
  // A deleted search sends nothing, so ignore the result.
  else await setPace(db, accountId, topic, 'never');
}

function groupsOf(topic: string): NotificationGroup[] {
  if (topic === FORMER_SOLD) return ['sold_saved'];
  return notificationGroups.filter((group) => {
    const { mail } = groupRules[group];
    return mail && !mail.fixed && (topic === ALL_MAILS || topic === group);
  });
}
