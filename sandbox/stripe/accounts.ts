import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { type CallContext, toSeconds } from './call-context.ts';
import { getObject, insertObject, updateObject } from './object-store.ts';
import type { createAccountParameters } from './parameters.ts';
import { recordEvent } from './record-event.ts';
import type { Account } from './wire.ts';
import { createWireId } from './wire-id.ts';

/** Fields that Stripe requires until the onboarding is finished. */
const DUE = ['external_account', 'individual.first_name', 'tos_acceptance.date'];

/** Creates an account; it receives nothing before the onboarding. */
export async function createAccount(
  context: CallContext,
  given: z.infer<typeof createAccountParameters>,
): Promise<Account> {
  const id = createWireId('acct');
  const requestedState = (capability: { requested: boolean } | undefined) =>
    capability?.requested ? 'inactive' : undefined;
  const account: Account = {
    id,
    object: 'account',
    type: given.type,
    business_type: given.business_type ?? null,
    capabilities: {
      card_payments: requestedState(given.capabilities.card_payments),
      transfers: requestedState(given.capabilities.transfers),
    },
    charges_enabled: false,
    country: given.country,
    created: toSeconds(context.now),
    default_currency: null,
    details_submitted: false,
    email: given.email ?? null,
    external_accounts: { object: 'list', url: `/v1/accounts/${id}/external_accounts`, has_more: false, data: [] },
    metadata: given.metadata,
    payouts_enabled: false,
    requirements: { currently_due: DUE, past_due: DUE, disabled_reason: 'requirements.past_due' },
  };
  await insertObject<'account'>(context.tx, account);
  return account;
}

/** Adds the bank account; the account can receive money from then on. */
export async function completeAccount(
  context: CallContext,
  id: string,
  bank: { holder: string; number: string },
): Promise<Account> {
  const account = await getObject(context.tx, 'account', { id, options: { lock: true } });
  const active = (status: 'active' | 'inactive' | undefined) => (status ? 'active' : undefined);
  return changeAccount(context, {
    ...account,
    capabilities: {
      card_payments: active(account.capabilities.card_payments),
      transfers: active(account.capabilities.transfers),
    },
    charges_enabled: account.capabilities.card_payments !== undefined,
    details_submitted: true,
    external_accounts: {
      ...account.external_accounts,
      data: [
        {
          id: createWireId('ba'),
          object: 'bank_account',
          account_holder_name: bank.holder,
          last4: bank.number.slice(-4),
          fingerprint: createHash('sha256').update(bank.number.replaceAll(/\s/g, '')).digest('base64url').slice(0, 16),
        },
      ],
    },
    payouts_enabled: true,
    requirements: { currently_due: [], past_due: [], disabled_reason: null },
  });
}

/** Simulates a refusing bank: payouts stop until there is another bank account. */
export async function refuseBank(context: CallContext, id: string): Promise<Account> {
  const account = await getObject(context.tx, 'account', { id, options: { lock: true } });
  const due = ['external_account'];
  return changeAccount(context, {
    ...account,
    payouts_enabled: false,
    requirements: { currently_due: due, past_due: due, disabled_reason: 'requirements.past_due' },
  });
}

async function changeAccount(context: CallContext, account: Account): Promise<Account> {
  await updateObject<'account'>(context.tx, account);
  await recordEvent(context, 'account.updated', { object: account, account: account.id });
  return account;
}
