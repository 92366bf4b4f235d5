import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendCall } from '../../../test/support/api-client.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const details = {
  legalName: 'Second Story Ltd.',
  address: 'Main Street 1, Portland',
  registration: 'HRB 12345',
  email: 'trade@second-story.example',
};

it('a seller is private until they say otherwise; a trader’s details stand on the listing, the receipt and in the mail', async () => {
  const [seller, buyer, admin] = [await market.seller(), await market.buyer(), await market.admin()];
  const [first, second] = [await market.listing({ seller }), await market.listing({ seller })];
  const read = () => market.stranger.api.getListing({ params: { id: first.id } });
  expect(await seller.api.getSellingAs()).toEqual({ stated: false, kind: 'private' });
  expect(await read()).not.toHaveProperty('trader');
  await market.buy(buyer, first);
  const mails = async () => {
    const rows = await market.sql(
      `select data ->> 'text' as text from jobs.job where name = 'send-mail' and data ->> 'to' = $1 order by created_on`,
      [buyer.email],
    );
    return rows.map(({ text }) => String(text));
  };
  expect((await mails()).at(-1)).toContain(
    'The seller is a private person: you cannot return it only because you changed your mind',
  );

  const said = await seller.api.changeSellingAs({ body: { kind: 'trader', ...details } });
  expect(said).toEqual({ stated: true, kind: 'trader', trader: details });
  expect(await read()).toMatchObject({ trader: details });
  const { items } = await market.stranger.api.listAvailable({});
  expect(items.find(({ _id }) => _id === second.id)).not.toHaveProperty('trader');
  await market.buy(buyer, second);
  expect((await mails()).at(-1)).toContain('Second Story Ltd., Main Street 1, Portland, HRB 12345');
  expect((await mails()).at(-1)).toContain('/legal/returns');
  expect(await buyer.api.getReceipt({ params: { id: second.id } })).toMatchObject({ trader: details });
  expect(await admin.api.getPerson({ params: { id: seller.id } })).toMatchObject({ sellingAs: said });
  const acts = await market.sql('select action, after from audit_log where actor_id = $1', [seller.id]);
  expect(acts).toContainEqual({ action: 'change_selling_as', after: { sellingAs: 'trader' } });
  const { body } = await sendCall(market.origin, 'exportAccount', {}, seller.idToken);
  expect(body).toMatchObject({ sellingAs: [{ kind: 'trader', legal_name: 'Second Story Ltd.' }] });

  await seller.api.changeSellingAs({ body: { kind: 'private', ...details } });
  expect(await read()).not.toHaveProperty('trader');
  expect(await market.sql('select legal_name from seller_statements where account_id = $1', [seller.id])).toEqual([
    { legal_name: null },
  ]);
});

it('a change that is sent several times at once is recorded once', async () => {
  const seller = await market.seller();
  const body = { kind: 'trader' as const, ...details };
  const answers = await Promise.all([1, 2, 3, 4].map(() => seller.call('changeSellingAs', { body })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await market.sql('select action from audit_log where actor_id = $1', [seller.id])).toEqual([
    { action: 'change_selling_as' },
  ]);
});

it.each([
  [{ kind: 'trader', ...details, legalName: '' }, 'legalName'],
  [{ kind: 'trader', ...details, address: undefined }, 'address'],
  [{ kind: 'trader', ...details, registration: 'x'.repeat(81) }, 'registration'],
  [{ kind: 'trader', ...details, email: 'nobody' }, 'email'],
  [{ kind: 'company' }, 'kind'],
  [{}, 'kind'],
])('%j is refused beside the field', async (body, field) => {
  const answer = await (await market.seller()).call('changeSellingAs', { body });
  expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([422, [field]]);
});
