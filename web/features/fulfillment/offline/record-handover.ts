import { checkOfCode } from '../../../../shared/check-of-code.ts';
import { CODE_DIGITS } from '../../../../shared/domain/fulfillment.ts';
import { afterWrongCode, isLocked } from '../../../../shared/domain/handover-code.ts';
import type { Refusal } from '../../../../shared/words/refusal.ts';
import { handoverRefusals } from '../../../../shared/words/refusals/handover.ts';
import { ApiError } from '../../../platform/api.ts';
import { refusalText } from '../../../platform/i18n/refusal-text.ts';
import { findStored, type StoredHandover, storeHandover } from './stored-handovers.ts';

/**
 * Checks a code without a connection, and keeps the handover with its time until it can be sent.
 * @throws ApiError like the server for a wrong code and after five
 */
export async function recordHandover({ accountId, id, given }: StoredHandover, typed: string): Promise<void> {
  const code = typed.replace(/[\s-]/g, '');
  if (!new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code))
    throw refused(422, handoverRefusals.codeForm({ digits: CODE_DIGITS }));
  const known = findStored(accountId, id);
  if (!known) throw new ApiError(0, {});
  if (isLocked(known.tries, Date.now())) throw refused(429, handoverRefusals.codesLocked());
  const isRight = (await checkOfCode(code, given)) === given.check;
  if (isRight) return storeHandover({ ...known, recorded: { code, at: new Date().toISOString() } });
  storeHandover({ ...known, tries: afterWrongCode(known.tries, Date.now()) });
  throw refused(422, handoverRefusals.wrongCode());
}

const refused = (status: 422 | 429, refusal: Refusal) => {
  const text = refusalText(refusal);
  return new ApiError(status, {
    code: status === 422 ? 'invalid_input' : 'too_many_requests',
    message: text,
    fields: { code: text },
  });
};
