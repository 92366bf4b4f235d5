import { alertKinds } from '../../../shared/domain/alert.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import { saveChoice } from './alert-store.ts';
import { stopSearchMails } from './stop-search-mails.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * Unsubscribes by an email's link. Idempotent.
 * @throws not_found
 */
export async function unsubscribe({ db, config }: Pick<Services, 'db' | 'config'>, token: string): Promise<void> {
  const named = readUnsubscribeToken(config.tokenSecret, token);
  if (!named) throw new Failure('not_found');
  const kind = alertKinds.find((one) => one === named.topic);
  if (kind) await saveChoice(db, named.accountId, kind, false);
  // A deleted search sends no emails, so its result is ignored.
  else await stopSearchMails(db, named.accountId, named.topic);
}
