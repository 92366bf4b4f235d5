import type { Services } from '../../../app/services.ts';
import { ProviderFailure } from '../../../ports/card-payments.ts';

/** Milliseconds in which one kind of refusal is told once. */
const QUIET = 10 * 60_000;
/** When each kind of refusal was told last to each log. */
const toldTo = new WeakMap<object, Map<string, number>>();
/** Refusals that are about us, whatever was asked: the key is wrong, or may not do this. */
const aboutUs: readonly (number | undefined)[] = [401, 403];

/** Keys, secrets of intents, and e-mail addresses, which a provider may repeat in its sentence. */
const secrets = /\b(?:sk|rk|pk|whsec)_\w+|\bpi_\w+_secret_\w+|[^\s@<>"']+@[^\s@<>"']+/g;

/** The sentence of a provider without what must not stand in a log. */
export const withoutSecrets = (sentence: string): string => sentence.replace(secrets, '[redacted]');

/**
 * Alerts the operator when the provider refuses for a reason that only the operator can mend, such as a revoked key. The
 * alert holds the provider's own sentence; each kind is told once in ten minutes.
 * @param error whatever a call to the provider threw
 * @param atBeginning whether it was the call that begins a payment, which has no reason to be refused at all
 */
export function tellOfRefusal(
  { log }: Pick<Services, 'log'>,
  error: unknown,
  purchaseId: string,
  { atBeginning = false } = {},
): void {
  if (!(error instanceof ProviderFailure) || !(atBeginning ? error.isDefinite : aboutUs.includes(error.status))) return;
  const told = toldTo.get(log) ?? new Map<string, number>();
  toldTo.set(log, told);
  const kind = `${error.status} ${error.code ?? ''}`;
  const now = performance.now();
  if (now - (told.get(kind) ?? Number.NEGATIVE_INFINITY) < QUIET) return;
  told.set(kind, now);
  log.error(
    { purchaseId, status: error.status, code: error.code, said: withoutSecrets(error.message), alert: true },
    'the card provider refuses us; look at the payment settings',
  );
}
