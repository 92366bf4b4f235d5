import { decideConfig } from '../../server/app/decide-config.ts';
import { origin } from './members.ts';

/** Makes a partial refund in the provider's dashboard; the shop receives a webhook. */
export async function giveBackPart(intentId: string, cents: number): Promise<void> {
  const { payments } = decideConfig({ DATA_DIR: process.env.E2E_DATA_DIR });
  if (payments.kind !== 'sandbox') throw new Error('The stories are told with the local card provider.');
  const response = await fetch(`${origin}/sandbox/stripe/v1/refunds`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${payments.secretKey}` },
    body: new URLSearchParams({ payment_intent: intentId, amount: `${cents}` }),
  });
  if (!response.ok) throw new Error(`The card provider refused: ${await response.text()}`);
}
