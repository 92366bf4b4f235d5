import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { notify } from '../notifications/notify.ts';

type Facts = { caseNumber: string; caseId: string; title: string };

/** Notifies in the app and by push; the mail is the statement of reasons. */
export const notifyOfDecision = (
  services: Pick<Services, 'live' | 'clock'>,
  tx: Tx,
  accountId: string,
  { caseNumber, caseId, title }: Facts,
): Promise<void> =>
  notify(services, tx, {
    accountId,
    kind: 'case_decided',
    href: `/dashboard/cases/${caseId}`,
    params: { title, caseNumber },
  });
