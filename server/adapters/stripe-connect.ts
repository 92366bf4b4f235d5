import type { ConnectPayouts, ProviderTransfer } from '../ports/seller-payouts.ts';
import { openStripe, type StripeOptions } from './stripe-client.ts';
import {
  type ProviderAccount,
  presentAccount,
  presentChargeId,
  presentReversal,
  presentTransfer,
} from './stripe-connect-wire.ts';

type Calls = Pick<
  ConnectPayouts,
  'readCharge' | 'transfer' | 'readTransfer' | 'findTransfers' | 'reverse' | 'listReversals' | 'listTransfers'
>;

export type StripeConnect = Calls & {
  /** @returns the id of the new account */
  createAccount(order: { key: string; sellerId: string; email: string }): Promise<string>;
  /** Returns the onboarding page. It works once, for minutes. */
  linkTo(accountId: string, backTo: string): Promise<string>;
  /** Returns the page where the owner of a finished account changes it. */
  loginTo(accountId: string): Promise<string>;
  readAccount(accountId: string): Promise<ProviderAccount>;
};

const MOST = 100;

/**
 * Calls Stripe Connect: Express accounts, separate charges and transfers.
 * All throw ProviderFailure.
 */
export function createStripeConnect(options: StripeOptions): StripeConnect {
  const { stripe, call } = openStripe(options);
  // Stripe wants text.
  const groupOf = (purchaseId: string) => `purchase_${purchaseId}`;
  return {
    createAccount: ({ key, sellerId, email }) =>
      call(async () => {
        const wanted = { requested: true };
        const account = await stripe.accounts.create(
          {
            type: 'express',
            email,
            // Stripe gives transfers alone only to approved platforms.
            capabilities: { card_payments: wanted, transfers: wanted },
            metadata: { seller_id: sellerId },
          },
          { idempotencyKey: key },
        );
        return presentAccount(account).id;
      }),
    linkTo: (account, backTo) =>
      call(async () => {
        const { url } = await stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          refresh_url: backTo,
          return_url: backTo,
        });
        return url;
      }),
    loginTo: (account) => call(async () => (await stripe.accounts.createLoginLink(account)).url),
    readAccount: (id) => call(async () => withoutId(presentAccount(await stripe.accounts.retrieve(id)))),
    readCharge: (intentId) => call(async () => presentChargeId(await stripe.paymentIntents.retrieve(intentId))),
    transfer: ({ key, transferId, purchaseId, destination, amount, currency, charge }) =>
      call(async () =>
        presentTransfer(
          await stripe.transfers.create(
            {
              amount,
              currency,
              destination,
              transfer_group: groupOf(purchaseId),
              ...(charge ? { source_transaction: charge } : {}),
              metadata: { transfer_id: transferId, checkout_id: purchaseId },
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    readTransfer: (id) => call(async () => presentTransfer(await stripe.transfers.retrieve(id))),
    findTransfers: (purchaseId) =>
      call(async () => {
        const { data } = await stripe.transfers.list({ transfer_group: groupOf(purchaseId), limit: MOST });
        return data.map(presentTransfer);
      }),
    reverse: ({ key, reversalId, providerId, amount }) =>
      call(async () =>
        presentReversal(
          await stripe.transfers.createReversal(
            providerId,
            { amount, metadata: { reversal_id: reversalId } },
            { idempotencyKey: key },
          ),
        ),
      ),
    listReversals: (id) =>
      call(async () => (await stripe.transfers.listReversals(id, { limit: MOST })).data.map(presentReversal)),
    async *listTransfers(since): AsyncGenerator<ProviderTransfer> {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const found of stripe.transfers.list({ created, limit: MOST })) yield presentTransfer(found);
    },
  };
}

const withoutId = ({ id: _, ...account }: ProviderAccount & { id: string }): ProviderAccount => account;
