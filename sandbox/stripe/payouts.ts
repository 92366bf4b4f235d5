import type { z } from 'zod';
import { refuseBank } from './accounts.ts';
import { sellerCents } from './balances.ts';
import { type CallContext, toSeconds } from './call-context.ts';
import { getObject, insertObject } from './object-store.ts';
import type { payoutParameters } from './parameters.ts';
import { recordEvent } from './record-event.ts';
import { invalidRequest } from './stripe-error.ts';
import type { Payout } from './wire.ts';
import { createWireId } from './wire-id.ts';

/** Simulates the payout of a seller's balance, or the bank that refuses it. Throws 400 without money. */
export async function movePayout(
  context: CallContext,
  { account: id, move }: z.infer<typeof payoutParameters>,
): Promise<Payout> {
  const account = await getObject(context.tx, 'account', { id, options: { lock: true, param: 'account' } });
  const amount = await sellerCents(context.tx, id);
  if (amount <= 0) throw invalidRequest('The account has nothing to pay out.');
  const payout: Payout = {
    id: createWireId('po'),
    object: 'payout',
    account: account.id,
    amount,
    created: toSeconds(context.now),
    currency: account.default_currency ?? 'usd',
    failure_code: move === 'fail' ? 'account_closed' : null,
    status: move === 'fail' ? 'failed' : 'paid',
  };
  await insertObject<'payout'>(context.tx, payout);
  await recordEvent(context, move === 'fail' ? 'payout.failed' : 'payout.paid', {
    object: payout,
    account: account.id,
  });
  if (move === 'fail') await refuseBank(context, id);
  return payout;
}
