import { ProviderFailure } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';

/** Milliseconds between equal alerts. */
const QUIET = 10 * 60_000;
const reportedByLog = new WeakMap<object, Map<string, number>>();
/** Wrong key or missing permission. */
const aboutUs: readonly (number | undefined)[] = [401, 403];

/** Keys, intent secrets and emails in a provider's message. */
const secrets = /\b(?:sk|rk|pk|whsec)_\w+|\bpi_\w+_secret_\w+|[^\s@<>"']+@[^\s@<>"']+/g;

/** Removes secrets before logging. */
export const withoutSecrets = (sentence: string): string => sentence.replace(secrets, '[redacted]');

/** Alerts the operator about a refusal, once per kind in ten minutes. @param atBeginning the call creates a payment */
export function reportRefusal(
  { log }: Pick<Services, 'log'>,
  error: unknown,
  purchaseId: string,
  { atBeginning = false } = {},
): void {
  if (!(error instanceof ProviderFailure) || !(atBeginning ? error.isDefinite : aboutUs.includes(error.status))) return;
  const reportedAt = reportedByLog.get(log) ?? new Map<string, number>();
  reportedByLog.set(log, reportedAt);
  const kind = `${error.status} ${error.code ?? ''}`;
  const now = performance.now();
  if (now - (reportedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < QUIET) return;
  reportedAt.set(kind, now);
  log.error(
    { purchaseId, status: error.status, code: error.code, said: withoutSecrets(error.message), alert: true },
    'the card provider refuses us; look at the payment settings',
  );
}
