import { words } from '../../../../words.ts';
import type { CardError } from '../card-driver.ts';

/** Words a refusal in the reader's language, as Stripe's script does; the provider answers in English. */
export function wordRefusal(error: CardError): CardError {
  const texts: Partial<Record<string, string>> = words.card.declines;
  const message = texts[error.decline_code ?? ''] ?? texts[error.code ?? ''];
  return message ? { ...error, message } : error;
}
