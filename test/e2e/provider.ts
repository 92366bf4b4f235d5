import { decideConfig } from '../../server/app/decide-config.ts';
import { origin } from './members.ts';

/** Makes a partial refund in the provider's dashboard; the shop receives a webhook. */
export const giveBackPart = (intentId: string, cents: number): Promise<void> =>
  post('/v1/refunds', { payment_intent: intentId, amount: `${cents}` });

/** The buyer's bank disputes a payment; the shop receives a webhook. */
export const disputePayment = (intentId: string): Promise<void> =>
  post('/disputes', { payment_intent: intentId, move: 'open' });

/** The buyer's bank refuses a refund that is on its way. */
export const failRefund = (intentId: string): Promise<void> =>
  post('/refunds', { payment_intent: intentId, move: 'fail' });

async function post(path: string, form: Record<string, string>): Promise<void> {
  const { payments } = decideConfig({ DATA_DIR: process.env.E2E_DATA_DIR });
  if (payments.kind !== 'sandbox') throw new Error('The stories are told with the local card provider.');
  const response = await fetch(`${origin}/sandbox/stripe${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${payments.secretKey}` },
    body: new URLSearchParams(form),
  });
  if (!response.ok) throw new Error(`The card provider refused: ${await response.text()}`);
}
