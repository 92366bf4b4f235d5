import { words } from '../../../../words.ts';
import type { CardError } from '../card-driver.ts';

/** The local provider answers in English. */
export function wordRefusal(error: CardError): CardError {
  const texts: Partial<Record<string, string>> = words.card.declines;
  const message = texts[error.decline_code ?? ''] ?? texts[error.code ?? ''];
  return message ? { ...error, message } : error;
}
