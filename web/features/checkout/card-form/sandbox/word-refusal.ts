import { lookUp } from '../../../../../shared/domain/look-up.ts';
import { words } from '../../../../words.ts';
import type { CardError } from '../card-driver.ts';

/** The local provider answers in English. */
export function wordRefusal(error: CardError): CardError {
  const texts = words.card.declines;
  const message = lookUp<string>(texts, error.decline_code ?? '') ?? lookUp<string>(texts, error.code ?? '');
  return message ? { ...error, message } : error;
}
