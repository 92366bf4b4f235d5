import type { ErrorCode } from '../../../shared/errors.ts';
import { readIssueMessage } from '../../../shared/words/issue-message.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { textSettings } from './text-settings.ts';

/**
 * Words a refusal in the current language, else what its code says, else in English. A text of the page itself stays.
 * @param refused also the message of a schema
 */
export function refusalText(refused: Refusal | string, code?: ErrorCode | 'offline'): string {
  const { message, key, params } = typeof refused === 'string' ? readIssueMessage(refused) : refused;
  const { language, dictionary } = textSettings();
  const textOf = dictionary?.refusals;
  return (
    (key && textOf?.({ key, params }, language)) || (code && textOf?.({ key: `codes.${code}` }, language)) || message
  );
}
