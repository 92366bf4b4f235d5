import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { StripeConnect } from '../../server/adapters/stripe-connect.ts';

export type ConnectTarget = {
  stripe: Stripe;
  connect: StripeConnect;
  /** @returns an account that can receive transfers */
  openReady(): Promise<string>;
};

/** Contract tests of any provider that pays sellers: local, and, with a key, Stripe's test mode. */
export function describeSellerAccounts(target: () => ConnectTarget): void {
  const pay = async () => {
    const intent = await target().stripe.paymentIntents.create({
      amount: 12_000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: 'http://127.0.0.1:3000/dashboard',
    });
    return { intent: intent.id, charge: await target().connect.readCharge(intent.id) };
  };
  const order = (destination: string, charge: string | undefined, amount = 11_040) => {
    const transferId = randomUUID();
    const key = `transfer:${transferId}:1`;
    return { key, transferId, purchaseId: randomUUID(), destination, amount, currency: 'usd', charge };
  };

  test('an account begins with a page of the provider, and cannot be paid before', async () => {
    const { connect } = target();
    const sellerId = randomUUID();
    const made = { key: `account:${sellerId}:1`, sellerId, email: 'seller@settee.test' };
    const account = await connect.createAccount(made);
    expect(await connect.createAccount(made)).toBe(account);
    expect(await connect.readAccount(account)).toMatchObject({ state: 'incomplete', reason: 'details_missing' });
    expect(await connect.linkTo(account, 'http://127.0.0.1:3000/dashboard/earnings')).toMatch(/^https?:/);
    const { charge } = await pay();
    await expect(connect.transfer(order(account, charge))).rejects.toMatchObject({ outcome: 'refused', status: 400 });
    await expect(connect.readAccount('acct_nobody')).rejects.toMatchObject({ outcome: 'refused' });
  });

  test('a transfer takes its money from a payment, once for its key, and is found by its purchase and in the list', async () => {
    const { connect } = target();
    const account = await target().openReady();
    expect(await connect.readAccount(account)).toMatchObject({ state: 'ready' });
    const since = new Date(Date.now() - 60_000);
    const { charge } = await pay();
    expect(charge).toMatch(/^(ch|py)_/);
    const wanted = order(account, charge);
    const made = await connect.transfer(wanted);
    expect(made).toMatchObject({ transferId: wanted.transferId, amount: 11_040, reversed: 0 });
    expect(await connect.transfer(wanted)).toEqual(made);
    expect(await connect.findTransfers(wanted.purchaseId)).toEqual([made]);
    expect(await connect.readTransfer(made.id)).toEqual(made);
    const listed: string[] = [];
    for await (const { id } of connect.listTransfers(since)) listed.push(id);
    expect(listed).toContain(made.id);
    // A payment covers only its own amount.
    await expect(connect.transfer(order(account, charge, 961))).rejects.toMatchObject({ outcome: 'refused' });
  });

  test('a transfer is taken back in parts, never more than was sent, and once for a key', async () => {
    const { connect } = target();
    const account = await target().openReady();
    const { charge } = await pay();
    const made = await connect.transfer(order(account, charge));
    const reversalId = randomUUID();
    const part = { key: `reverse:${reversalId}:1`, reversalId, providerId: made.id, amount: 1_840 };
    const reversal = await connect.reverse(part);
    expect(reversal).toMatchObject({ reversalId, amount: 1_840 });
    expect(await connect.reverse(part)).toEqual(reversal);
    expect(await connect.listReversals(made.id)).toEqual([reversal]);
    expect(await connect.readTransfer(made.id)).toMatchObject({ amount: 11_040, reversed: 1_840 });
    const other = randomUUID();
    const tooMuch = { key: `reverse:${other}:1`, reversalId: other, providerId: made.id, amount: 9_201 };
    await expect(connect.reverse(tooMuch)).rejects.toMatchObject({ outcome: 'refused', status: 400 });
  });

  test('one key for another amount is refused', async () => {
    const { connect } = target();
    const account = await target().openReady();
    const { charge } = await pay();
    const wanted = order(account, charge, 1_000);
    await connect.transfer(wanted);
    await expect(connect.transfer({ ...wanted, amount: 1_001 })).rejects.toMatchObject({ outcome: 'refused' });
    expect(await connect.findTransfers(wanted.purchaseId)).toHaveLength(1);
  });
}
