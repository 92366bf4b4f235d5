import { REPORTER_EMAIL_DAYS } from '../../../shared/domain/cases.ts';
import type { Services } from '../../ports/services.ts';
import { clearReporterEmails } from './reporter-mail-store.ts';

const DAY_MS = 24 * 3600_000;

/** Deletes emails of reporters without an account after 90 days. @returns how many */
export const eraseReporters = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> =>
  clearReporterEmails(db, new Date(clock.now().getTime() - REPORTER_EMAIL_DAYS * DAY_MS));
