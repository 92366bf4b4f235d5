import { z } from 'zod';
import type { AccountReason } from '../../shared/domain/payout.ts';
import type { ProviderReversal, ProviderTransfer, SellerAccount } from '../ports/seller-payouts.ts';
import { cents, id, read, reference } from './stripe-wire.ts';

/* Responses are untrusted, as in stripe-wire.ts. */

const metadata = z.record(z.string(), z.unknown()).nullish().catch(undefined);

const account = z.object({
  id,
  capabilities: z.object({ transfers: z.string().nullish() }).nullish(),
  details_submitted: z.boolean().nullish(),
  payouts_enabled: z.boolean().nullish(),
  requirements: z
    .object({
      currently_due: z.array(z.string()).nullish(),
      past_due: z.array(z.string()).nullish(),
      disabled_reason: z.string().nullish(),
    })
    .nullish(),
  external_accounts: z
    .object({ data: z.array(z.object({ last4: z.string().nullish(), fingerprint: z.string().nullish() })) })
    .nullish()
    .catch(undefined),
});

const transfer = z.object({ id, amount: cents, amount_reversed: cents, metadata });
const reversal = z.object({ id, amount: cents, metadata });
const intent = z.object({ latest_charge: reference });

const noted = (from: z.output<typeof metadata>, name: string) => {
  const text = from?.[name];
  return typeof text === 'string' ? text : undefined;
};

/** `fingerprint`: names the bank account. */
export type ProviderAccount = SellerAccount & { fingerprint?: string };

/** Ready is an account that can receive transfers, and whose bank is paid. */
export function presentAccount(answer: unknown): ProviderAccount & { id: string } {
  const parsed = read(account, answer, 'account');
  const { last4: ending, fingerprint } = parsed.external_accounts?.data[0] ?? {};
  const isReady = parsed.capabilities?.transfers === 'active' && parsed.payouts_enabled === true;
  return {
    id: parsed.id,
    state: isReady ? 'ready' : 'incomplete',
    ...(isReady ? {} : { reason: reasonOf(parsed) }),
    ...(ending ? { accountEnding: ending } : {}),
    ...(fingerprint ? { fingerprint } : {}),
    hosted: true,
  };
}

function reasonOf({ details_submitted, requirements }: z.output<typeof account>): AccountReason {
  if (requirements?.disabled_reason?.startsWith('rejected')) return 'refused';
  const due = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])];
  if (details_submitted && due.some((name) => name.startsWith('external_account'))) return 'bank_refused';
  return due.length > 0 || !details_submitted ? 'details_missing' : 'being_checked';
}

export function presentTransfer(answer: unknown): ProviderTransfer {
  const parsed = read(transfer, answer, 'transfer');
  const transferId = noted(parsed.metadata, 'transfer_id');
  return { id: parsed.id, transferId, amount: parsed.amount, reversed: parsed.amount_reversed };
}

export function presentReversal(answer: unknown): ProviderReversal {
  const parsed = read(reversal, answer, 'reversal');
  return { id: parsed.id, reversalId: noted(parsed.metadata, 'reversal_id'), amount: parsed.amount };
}

export const presentChargeId = (answer: unknown): string | undefined =>
  read(intent, answer, 'payment intent').latest_charge ?? undefined;
