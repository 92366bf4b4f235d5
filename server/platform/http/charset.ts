import { Failure } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';

const CHARSET = /;\s*charset\s*=\s*"?\s*([^";\s]+)/gi;
const ALSO_UTF8 = /^(?:utf-?8|(?:us-)?ascii)$/i;

/** Returns the charset of a content type, unless it is UTF-8 or ASCII. */
export const otherCharset = (contentType: string): string | undefined =>
  [...contentType.matchAll(CHARSET)].map(([, name = '']) => name).find((name) => !ALSO_UTF8.test(name));

/** @throws unsupported_media_type for a body that is not declared as UTF-8 */
export function refuseOtherCharset(contentType: string): void {
  if (otherCharset(contentType) === undefined) return;
  throw new Failure('unsupported_media_type', {
    reason: refusalForPrograms('Send the body in UTF-8, and name no other charset.'),
  });
}
