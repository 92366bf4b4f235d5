import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import { paths, route } from '../../../shared/contract/paths.ts';
import { parsePrice } from '../../../shared/domain/typed-price.ts';
import type { Actor, Visitor } from '../../../test/support/actor.ts';
import { type FuzzRequest, fuzzRequests, type Pool } from '../../../test/support/fuzz-requests.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { openApiValidator } from '../../../test/support/openapi-validator.ts';
import { reportProof } from '../../../test/support/proof-report.ts';
import { verifyBooks } from '../../features/checkout/books/verify-books.ts';

/** Requests per run (reliability T22). A failure prints its seed as FUZZ_SEED. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 300);
const SEED = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : undefined;

let market: Market;
let validator: Awaited<ReturnType<typeof openApiValidator>>;
beforeAll(async () => {
  market = await openMarket();
  validator = await openApiValidator(market.origin);
});
afterAll(() => market.close());

type Principal = { visitor: Visitor; actor?: Actor; token?: string };

async function furnish(): Promise<{ principals: Record<string, Principal>; pool: Pool }> {
  const [seller, buyer, admin] = [await market.seller(), await market.buyer(), await market.admin()];
  const [bystander, gone] = [await market.buyer(), await market.buyer()];
  const ids: string[] = [bystander.id];
  for (const by of [seller, seller, admin]) ids.push((await market.listing({ seller: by })).id);
  const [wished, held, sold] = [await market.listing(), await market.listing(), await market.listing({ seller })];
  ids.push((await buyer.api.addWish({ body: { previousId: wished.id } })).insertedId, wished.id, held.id, sold.id);
  await buyer.api.addWish({ body: { previousId: held.id } });
  await buyer.api.createPaymentIntent({ body: { previousId: held.id, price: held.price } });
  await market.buy(buyer, sold);
  ids.push((await buyer.api.recordPaid({ body: { previousId: sold.id } })).insertedId);
  const goneToken = await gone.token();
  await admin.api.deleteUser({ params: { id: gone.id } });
  ids.push(gone.id);
  const pictures = [await market.picture(seller), await market.picture(admin), '/images/nothing.webp'];
  const actors = [seller, buyer, admin, bystander];
  return {
    principals: {
      stranger: { visitor: market.stranger },
      forger: { visitor: market.stranger, token: 'forged.forged.forged' },
      gone: { visitor: market.stranger, token: goneToken },
      buyer: { visitor: buyer, actor: buyer },
      seller: { visitor: seller, actor: seller },
      admin: { visitor: admin, actor: admin },
      bystander: { visitor: bystander, actor: bystander },
    },
    pool: { ids, pictures, emails: [...actors, gone].map(({ email }) => email) },
  };
}

async function send({ visitor, actor, token }: Principal, { name, path, contentType, body }: FuzzRequest) {
  const proof = token ?? (actor && contract[name].who === 'identity' ? actor.idToken : undefined);
  return visitor.fetch(path, {
    method: route(name).method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': contentType }),
      ...(proof ? { Authorization: `Bearer ${proof}` } : {}),
    },
    body: body as BodyInit | undefined,
  });
}

const shown = ({ name, path, contentType, body }: FuzzRequest) =>
  `${name} ${path.slice(0, 300)} ${contentType} ${body ? Buffer.from(body).toString().slice(0, 300) : ''}`;

describe('any input (reliability T22)', () => {
  it('documents every call', () => {
    // The stream of events is no call of the contract.
    expect(validator.operations.sort()).toEqual([...Object.keys(paths), 'followEvents'].sort());
  });

  it(
    'is answered as documented, and never by a failure of ours',
    async () => {
      const { principals, pool } = await furnish();
      const someone = fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom('stranger', 'forger', 'gone') },
        { weight: 4, arbitrary: fc.constantFrom('buyer', 'seller', 'admin', 'bystander') },
      );
      await fc.assert(
        fc.asyncProperty(fuzzRequests(pool), someone, async (request, who) => {
          const response = await send(principals[who] ?? { visitor: market.stranger }, request);
          const said = await response.text();
          const type = response.headers.get('Content-Type');
          const body: unknown = type?.startsWith('application/json') ? JSON.parse(said) : said;
          const answer = { status: response.status, type, body };
          const problem = answer.status >= 500 ? 'it failed' : validator.problemWith(request.name, answer);
          if (problem)
            throw new Error(`${who}: ${shown(request)}\n→ ${answer.status} ${said.slice(0, 300)}\n${problem}`);
        }),
        { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: SEED }) },
      );
      reportProof({ proof: 'Fuzzed requests, each answer held against the OpenAPI document', tried: RUNS, lost: 0 });
      expect((await fetch(`${market.origin}/healthz`)).status).toBe(200);
      expect(await verifyBooks(market.services.db)).toEqual([]);
    },
    60_000 + RUNS * 100,
  );
});

const claimed = fc.oneof(
  fc.constantFrom('120', '$120', '120.00', 120),
  fc.constantFrom(
    0,
    -1,
    0.5,
    Number.POSITIVE_INFINITY,
    -0,
    119.99,
    '0',
    '-1',
    '1e309',
    '12abc',
    '119.99',
    '120.001',
    '1.2e2',
    '0120.0',
  ),
  fc.constantFrom('１２０', '120,00', '12,000', '120 USD', '', ' ', null, [120], { cents: 1 }, '120\u0000', '50', 50),
  fc.double(),
  fc.integer(),
  fc.string(),
);

describe('the price that a buyer claims (reliability T11)', () => {
  it(
    'charges what the listing costs, or nothing',
    async () => {
      const buyer = await market.buyer();
      const listing = await market.listing({ price: '120' });
      await buyer.api.addWish({ body: { previousId: listing.id } });
      await fc.assert(
        fc.asyncProperty(claimed, async (price) => {
          const body = { previousId: listing.id, price };
          const answer = await buyer.call('createPaymentIntent', { body });
          const isText = typeof price === 'string' || typeof price === 'number';
          const isRight = isText && parsePrice(String(price), 'USD') === 12_000;
          if (isRight) expect(answer).toMatchObject({ status: 200, body: { price: '120' } });
          else expect([409, 422]).toContain(answer.status);
        }),
        { numRuns: Math.ceil(RUNS / 5), ...(SEED === undefined ? {} : { seed: SEED }) },
      );
      const asked = await market.sql(
        `select distinct (body ->> 'amount')::int as amount from sandbox_stripe.object
         where kind = 'payment_intent' and body -> 'metadata' ->> 'listing_id' = $1`,
        [listing.id],
      );
      expect(asked).toEqual([{ amount: 12_000 }]);
    },
    60_000 + RUNS * 20,
  );
});
