import type { ReportReason } from '../../../shared/domain/cases.ts';
import type { Tx } from '../../platform/db/database.ts';
import { insertOwnReport } from './case-store.ts';

/** Reports an account for the marketplace, once while its case is open. */
export const reportToModeration = async (
  tx: Tx,
  { accountId, reason, text }: { accountId: string; reason: ReportReason; text: string },
): Promise<void> => {
  await insertOwnReport(tx, {
    kind: 'account',
    targetId: accountId,
    subjectId: accountId,
    reason,
    text: text.slice(0, MOST),
    reporterId: null,
    email: null,
    language: 'en',
  });
};

const MOST = 2000;
