import { Failure, invalidFields } from '../../../shared/errors.ts';
import { payoutRefusals } from '../../../shared/words/refusals/payouts.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { ProviderFailure } from '../../ports/card-payments.ts';
import type { Services } from '../../ports/services.ts';
import { notifyOfChange } from '../accounts/notify-of-change.ts';
import { postponeDue } from './bank-reminder-store.ts';
import { isAccount } from './is-account.ts';
import { lockPayoutsOf } from './payout-store.ts';
import { readNeed, stopAsking } from './remind-of-bank-details.ts';

type Typed = { holder?: string | undefined; account?: string | undefined };

/**
 * Returns the page for payout details; stores bank details that come with it.
 * @throws invalid_input for half of them, a mistyped IBAN, or when the provider asks for them itself; provider_unavailable
 */
export async function openSellerAccount(
  services: Pick<Services, 'db' | 'live' | 'sellerPayouts' | 'log' | 'identity' | 'jobs' | 'config' | 'shop'>,
  caller: Caller,
  { holder, account }: Typed,
): Promise<string> {
  const { db, sellerPayouts, log } = services;
  if (holder !== undefined && account === undefined) throw invalidFields({ account: payoutRefusals.accountNeeded() });
  if (holder === undefined && account !== undefined) throw invalidFields({ holder: payoutRefusals.holderNeeded() });
  if (account !== undefined && !isAccount(account)) throw invalidFields({ account: payoutRefusals.ibanTypo() });
  if (sellerPayouts.kind === 'connect' && holder !== undefined) throw invalidFields({ account: ELSEWHERE });
  if (sellerPayouts.kind === 'manual' && holder !== undefined && account !== undefined)
    await inTransaction(db, async (tx) => {
      await lockPayoutsOf(tx, caller.id);
      const neededBefore = await readNeed({ sellerPayouts }, tx, caller.id);
      if (!(await sellerPayouts.saveBankDetails(tx, caller.id, { holder, account }))) return;
      await recordAct(tx, {
        actorId: caller.id,
        action: 'change_bank_details',
        targetId: caller.id,
        before: {},
        after: {},
      });
      if (neededBefore && !(await readNeed({ sellerPayouts }, tx, caller.id)))
        await stopAsking(services, tx, caller.id);
      // What waits for another account is not overdue.
      else if ((await sellerPayouts.listWaiting(tx, [caller.id])).size > 0) await postponeDue(tx, caller.id);
      await notifyOfChange(tx, services, { accountId: caller.id, change: 'payout_account_changed' });
    });
  return sellerPayouts.beginOnboarding(caller.id).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error, sellerId: caller.id }, 'the payment provider did not open its page for a seller');
    throw new Failure('provider_unavailable', { reason: SILENT, retryAfter: 2 });
  });
}

const SILENT = payoutRefusals.providerAway();
const ELSEWHERE = payoutRefusals.hostedByProvider();
