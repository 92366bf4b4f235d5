import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeAccountIn } from '../../server/features/accounts/delete-user.ts';
import { suspendAccount } from '../../server/features/accounts/suspend-account.ts';
import { lockSeller } from '../../server/features/imports/import-store.ts';
import { processImports } from '../../server/features/imports/process-imports.ts';
import { inTransaction, type Tx } from '../../server/platform/db/database.ts';
import { contract } from '../../shared/contract/contract.ts';
import { type CallName, route } from '../../shared/contract/paths.ts';
import { sendCall } from '../support/api-client.ts';
import { credential, enrol, ownerRole, recipes } from '../support/call-recipes.ts';
import { type Market, openMarket } from '../support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** Calls that change what the public sees. */
const publishing: CallName[] = [
  'updateAccount',
  'deleteAccount',
  'verifySeller',
  'suspendBadge',
  'deleteUser',
  'restoreUser',
  'endHold',
  'createListing',
  'advertiseListing',
  'updateListing',
  'removeListing',
  'restoreListing',
  'createPaymentIntent',
  'extendHold',
  'releaseHold',
  'confirmPayment',
  'makeOffer',
  'acceptOffer',
  'changeOfferRules',
  'changeShopCategories',
  'publishLegal',
  'decideCase',
  'changeSellingAs',
  'writeReview',
  'replyToReview',
];

/** Calls that only admins may make, or that they may make about others' listings. */
const deciding: CallName[] = [
  ...(Object.keys(contract) as CallName[]).filter(
    (name) => contract[name].who === 'admin' && route(name).method !== 'GET',
  ),
  'updateListing',
  'advertiseListing',
  'removeListing',
  'restoreListing',
  'changeOfferRules',
];
/** They change nothing: a preview, and a hold that has ended. */
const harmless: CallName[] = ['previewLegal', 'endHold'];

const everybody = async () => (await market.sql(`select id from accounts where type <> 'admin' order by id`)).map(idOf);
const idOf = ({ id }: Record<string, unknown>) => String(id);

/** Begins work after these people were suspended, and before that is committed. */
const suspendedDuring = <T>(people: readonly string[], work: () => Promise<T>): Promise<T> =>
  during(async (tx) => {
    for (const id of people) await suspendAccount(tx, id);
  }, work);

async function during<T>(change: (tx: Tx) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const { working } = await inTransaction(market.services.db, async (tx) => {
    await change(tx);
    const working = work();
    working.catch(() => undefined);
    // Either it is done, or it waits for this transaction.
    const waits = async () => {
      const { rowCount } = await market.services.pool.query('select 1 from pg_locks where not granted limit 1');
      return rowCount === 1;
    };
    let isDone = false;
    void working.then(
      () => (isDone = true),
      () => (isDone = true),
    );
    await expect.poll(async () => isDone || (await waits())).toBe(true);
    // Wrapped in an object: a bare promise would be awaited here, under the locks.
    return { working };
  });
  return working;
}

const publicOfSuspended = () =>
  market.sql(`
    select l.id from listings l join accounts a on a.id = l.seller_id
     where a.suspended_at is not null and l.hidden_at is null and l.deleted_at is null
    union all
    select r.id from reviews r join accounts a on a.id = r.writer_id
     where a.suspended_at is not null and r.created_at >= a.suspended_at`);

describe('a suspension that comes while somebody makes something public', () => {
  it.each(publishing)('leaves nothing of them in public after %s', async (name) => {
    const owner = await enrol(market, ownerRole(name));
    const { parts, idToken } = await recipes[name](market, owner);
    const token = idToken ?? (await credential(name, owner));
    await suspendedDuring(await everybody(), () => sendCall(market.origin, name, parts, token));
    expect(await publicOfSuspended()).toEqual([]);
  });

  it('refuses the rows of an import that are not listed yet', async () => {
    const owner = await enrol(market, 'seller');
    const { parts } = await recipes.createImport(market, owner);
    const id = await inTransaction(market.services.db, async (tx) => {
      // No worker begins before the suspension.
      expect(await lockSeller(tx, owner.id)).toBe(true);
      const { body } = await owner.call('createImport', parts);
      await suspendAccount(tx, owner.id);
      return (body as { _id: string })._id;
    });
    await market.drainJobs();
    await processImports(market.services);
    expect(await owner.api.getImport({ params: { id } })).toMatchObject({ listed: 0, refused: 1, isFinished: true });
    const { rows } = await owner.api.getImportErrors({ params: { id } });
    expect(rows[0]?.reasons).toEqual([expect.stringContaining('Your account is suspended')]);
    expect(await publicOfSuspended()).toEqual([]);
  });
});

describe('a suspension that comes while somebody writes or answers', () => {
  it('refuses the message beside its field, and sends nothing', async () => {
    const { listing, buyer, id } = await conversation();
    const text = 'Hello?';
    const answer = await suspendedDuring([buyer.id], () =>
      buyer.call('sendMessage', { params: { id }, body: { text } }),
    );
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'not_allowed', fields: { text: expect.stringContaining('Your account is suspended') } },
    });
    expect(await market.sql('select 1 from messages where conversation_id = $1 and text = $2', [id, text])).toEqual([]);
    const other = await listing.seller.call('sendMessage', { params: { id }, body: { text } });
    expect(other).toMatchObject({ status: 403, body: { fields: { text: expect.stringContaining('is suspended') } } });
  });

  it.each(['answerReturn', 'decideDispute'] as const)('lets the seller do a duty: %s', async (name) => {
    const { buyer, listing } = await conversation();
    await market.buy(buyer, listing);
    const [sale] = (await buyer.api.listFulfillments({})).items;
    const prepared = {
      answerReturn: async () => {
        const asked = { reason: 'damaged' as const, text: 'A leg is broken.' };
        const { _id } = await buyer.api.requestReturn({ params: { id: listing.id }, body: asked });
        return { params: { id: _id }, body: { answer: 'declined', text: 'It was whole.' } };
      },
      decideDispute: async () => {
        await market.sql(`update fulfillments set state = 'arranged' where id = $1`, [sale?.id]);
        await market.sql(`update fulfillments set state = 'inspecting' where id = $1`, [sale?.id]);
        const report = { reason: 'A leg is broken.', text: '' };
        await buyer.api.reportProblem({ params: { id: String(sale?.id) }, body: report });
        return { params: { id: String(sale?.id) }, body: { outcome: 'refund', reason: 'I am sorry.' } };
      },
    };
    const parts = await prepared[name]();
    expect(await suspendedDuring([listing.seller.id], () => listing.seller.call(name, parts))).toMatchObject({
      status: 200,
    });
  });
});

/** About a listing that is for sale. */
async function conversation() {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  const { id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Hello.' } });
  return { buyer, listing, id };
}

it('stores no browser of a person who is removed meanwhile, since nothing may be sent there', async () => {
  const [owner, admin] = [await enrol(market, 'buyer'), await market.admin()];
  const { parts } = await recipes.addPushSubscription(market, owner);
  const answer = await during(
    (tx) => removeAccountIn(market.services, tx, { actorId: admin.id, id: owner.id }),
    () => owner.call('addPushSubscription', parts),
  );
  expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  expect(await market.sql('select 1 from push_subscriptions where account_id = $1', [owner.id])).toEqual([]);
});

describe('an admin who is suspended meanwhile', () => {
  it.each(deciding.filter((name) => !harmless.includes(name)))('does nothing more by %s', async (name) => {
    const admin = await enrol(market, 'admin');
    const { parts } = await recipes[name](market, await enrol(market, 'seller'));
    const token = await admin.token();
    const answer = await suspendedDuring([admin.id], () => sendCall(market.origin, name, parts, token));
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect(await market.sql('select action from audit_log where actor_id = $1', [admin.id])).toEqual([]);
  });
});
