import { checkOfCode } from '../../../../shared/check-of-code.ts';
import { CODE_DIGITS } from '../../../../shared/domain/fulfillment.ts';
import { afterWrongCode, CODES_LOCKED, isLocked, WRONG_CODE } from '../../../../shared/domain/handover-code.ts';
import { ApiError } from '../../../platform/api.ts';
import { findKept, type KeptHandover, keepHandover } from './kept-handovers.ts';

/**
 * Checks a code without a connection, and keeps the handover with its time until it can be sent.
 * @throws ApiError like the server for a wrong code and after five
 */
export async function recordHandover({ accountId, id, given }: KeptHandover, typed: string): Promise<void> {
  const code = typed.replace(/[\s-]/g, '');
  if (!new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code)) throw refused(422, `Enter the ${CODE_DIGITS} digits.`);
  const known = findKept(accountId, id);
  if (!known) throw new ApiError(0, {});
  if (isLocked(known.tries, Date.now())) throw refused(429, CODES_LOCKED);
  const isRight = (await checkOfCode(code, given)) === given.check;
  if (isRight) return keepHandover({ ...known, recorded: { code, at: new Date().toISOString() } });
  keepHandover({ ...known, tries: afterWrongCode(known.tries, Date.now()) });
  throw refused(422, WRONG_CODE);
}

const refused = (status: 422 | 429, sentence: string) =>
  new ApiError(status, {
    code: status === 422 ? 'invalid_input' : 'too_many_requests',
    message: sentence,
    fields: { code: sentence },
  });
