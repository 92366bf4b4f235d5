import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createStripeConnect } from '../../server/adapters/stripe-connect.ts';
import { fillInPage } from '../support/onboard.ts';
import { type ConnectTarget, describeSellerAccounts } from './seller-account-cases.ts';
import {
  createEmbeddedDatabase,
  createServerDatabase,
  type LocalProvider,
  secretKey,
  startLocalProvider,
  type TestDatabase,
} from './stripe-target.ts';

const { TEST_DATABASE_URL: serverUrl, STRIPE_SECRET_KEY: realKey } = process.env;
const databases = [
  { name: 'PGlite', create: createEmbeddedDatabase },
  ...(serverUrl ? [{ name: 'PostgreSQL', create: () => createServerDatabase(serverUrl) }] : []),
];
const BACK = 'http://127.0.0.1:3000/dashboard/earnings';

describe.each(databases)('the local provider on $name', ({ create }) => {
  let database: TestDatabase;
  let provider: LocalProvider;
  let target: ConnectTarget;

  beforeAll(async () => {
    database = await create();
    provider = await startLocalProvider(database);
    const connect = createStripeConnect({ secretKey, apiUrl: `${provider.origin}/sandbox/stripe` });
    target = {
      stripe: provider.stripe,
      connect,
      async openReady() {
        const sellerId = crypto.randomUUID();
        const account = await connect.createAccount({ key: sellerId, sellerId, email: 'seller@settee.test' });
        const page = await connect.linkTo(account, BACK);
        await fillInPage(page, { holder: 'Sally Seller', number: 'DE89370400440532013000', move: 'finish' });
        return account;
      },
    };
  });
  afterAll(async () => {
    await provider.stop();
    await database.drop();
  });

  describeSellerAccounts(() => target);

  test('tells what happened by signed events, those of an account with its id', async () => {
    const account = await target.openReady();
    const intent = await provider.stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const charge = String(intent.latest_charge);
    const transfer = await provider.stripe.transfers.create({
      amount: 4_000,
      currency: 'usd',
      destination: account,
      source_transaction: charge,
    });
    await provider.stripe.transfers.createReversal(transfer.id, { amount: 1_000 });
    const balance = () => provider.stripe.balance.retrieve({}, { stripeAccount: account });
    expect(await balance()).toMatchObject({ available: [{ amount: 3_000, currency: 'usd' }] });
    const authorization = { Authorization: `Bearer ${secretKey}` };
    for (const move of ['fail', 'pay'])
      await fetch(`${provider.origin}/sandbox/stripe/payouts`, {
        method: 'POST',
        headers: authorization,
        body: new URLSearchParams({ account, move }),
      });
    expect(await balance()).toMatchObject({ available: [{ amount: 0 }] });
    await provider.sandbox.deliverDue();
    const told = provider.receiver.received
      .map(({ payload }) => JSON.parse(payload) as Stripe.Event)
      .filter((event) => event.account === account || (event.data.object as { id: string }).id === transfer.id)
      .map(({ type, account: of }) => [type, of]);
    expect(told.toSorted()).toEqual(
      [
        ['account.updated', account],
        ['account.updated', account],
        ['payout.failed', account],
        ['payout.paid', account],
        ['transfer.created', undefined],
        ['transfer.reversed', undefined],
      ].toSorted(),
    );
  });

  test('has an onboarding page without scripts, which can be left and opened again', async () => {
    const sellerId = crypto.randomUUID();
    const account = await target.connect.createAccount({ key: sellerId, sellerId, email: 'seller@settee.test' });
    const page = await fetch(await target.connect.linkTo(account, BACK));
    expect(await page.text()).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await fillInPage(await target.connect.linkTo(account, BACK), { move: 'later' })).toBe(BACK);
    expect(await target.connect.readAccount(account)).toMatchObject({ state: 'incomplete' });
    const link = await target.connect.linkTo(account, BACK);
    provider.clock.advance(301);
    expect(await fillInPage(link, { holder: 'Sally', number: 'DE89370400440532013000', move: 'finish' })).toBe(BACK);
    expect(await target.connect.readAccount(account)).toMatchObject({ state: 'incomplete' });
    await expect(target.connect.loginTo(account)).rejects.toMatchObject({ outcome: 'refused' });
  });

  test.each([
    ['en', 'Set up your payouts', 'Enter the account holder'],
    ['de', 'Auszahlungen einrichten', 'Gib den Kontoinhaber'],
    ['es', 'Configura tus cobros', 'Escribe el titular'],
  ])('the onboarding page and its refusal are in %s', async (language, title, refusal) => {
    const sellerId = crypto.randomUUID();
    const account = await target.connect.createAccount({ key: sellerId, sellerId, email: 'seller@settee.test' });
    const link = await target.connect.linkTo(account, BACK);
    const headers = { cookie: `language=${language}` };
    const page = await (await fetch(link, { headers })).text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(title);
    const body = new URLSearchParams({ holder: '', number: '', move: 'finish' });
    const refused = await fetch(link, { method: 'POST', headers, body });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(refusal)]);
    const unknown = await fetch(`${link}x`, { headers });
    expect([unknown.status, (await unknown.text()) === 'This link is unknown.']).toEqual([404, language === 'en']);
  });
});

/** Stripe has no call that finishes the onboarding of an Express account, so that of another kind stands in. */
async function openReadyAt(stripe: Stripe): Promise<string> {
  const { id } = await stripe.accounts.create({
    type: 'custom',
    country: 'US',
    business_type: 'individual',
    business_profile: { mcc: '5712', url: 'https://settee.example' },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    external_account: 'btok_us_verified',
    individual: {
      first_name: 'Sally',
      last_name: 'Seller',
      email: 'sally@settee.example',
      phone: '+15035550100',
      dob: { day: 1, month: 1, year: 1901 },
      id_number: '000000000',
      ssn_last_4: '0000',
      address: { line1: 'address_full_match', city: 'Portland', state: 'OR', postal_code: '97201', country: 'US' },
    },
    tos_acceptance: { date: Math.floor(Date.now() / 1000), ip: '127.0.0.1' },
  });
  await vi.waitFor(async () => expect((await stripe.accounts.retrieve(id)).capabilities?.transfers).toBe('active'), {
    timeout: 120_000,
    interval: 2_000,
  });
  return id;
}

const realTargets = realKey ? [realKey] : [];
describe.each(realTargets)('the real provider in test mode', (key) => {
  const stripe = new Stripe(key);
  const connect = createStripeConnect({ secretKey: key });
  describeSellerAccounts(() => ({ stripe, connect, openReady: () => openReadyAt(stripe) }));
});
