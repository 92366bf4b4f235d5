import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { formOf } from '../../../test/support/image-feature.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { takeDownPicture } from '../admin/take-down-picture.ts';
import { eraseReporters } from './send-report.ts';

const DAY = 86_400;

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

async function mailsTo({ email }: Pick<Actor, 'email'>): Promise<string[]> {
  const rows = await market.sql(
    `select data from jobs.job where name = 'send-mail' and data ->> 'to' = $1 order by created_on`,
    [email],
  );
  return rows.map(({ data }) => String((data as { text: string }).text));
}

async function caseOf(targetId: string) {
  const [row] = await market.sql('select id from cases where target_id = $1 order by number desc limit 1', [targetId]);
  return { params: { id: String(row?.id) } };
}

describe('an admin who removes something', () => {
  const reason = 'The photos show another sofa.';

  it('gives a reason, which the seller reads in the mail and in the statement', async () => {
    const { id, seller } = await market.listing();
    await admin.api.removeListing({ params: { id }, body: { reason } });
    expect((await mailsTo(seller)).join()).toContain(reason);
    expect(await seller.api.getStatement(await caseOf(id))).toMatchObject({ decision: { action: 'remove', reason } });
  });

  it('can give a person a reason for the removal of their account', async () => {
    const seller = await market.seller();
    await admin.api.deleteUser({ params: { id: seller.id }, body: { reason } });
    expect((await mailsTo(seller)).join()).toContain(reason);
  });

  it('can omit the reason, and the body', async () => {
    const [{ id, seller }, buyer] = [await market.listing(), await market.buyer()];
    expect(await admin.call('removeListing', { params: { id } })).toMatchObject({ status: 200 });
    expect(await admin.call('deleteUser', { params: { id: buyer.id }, body: {} })).toMatchObject({ status: 200 });
    expect(await mailsTo(seller)).toHaveLength(1);
    expect(await mailsTo(buyer)).toHaveLength(1);
  });

  it('is told beside the field what is wrong with the reason', async () => {
    const { id, seller } = await market.listing();
    for (const wrong of ['x'.repeat(2001), 'a\u0000', 7]) {
      const refused = { status: 422, body: { fields: { reason: expect.any(String) } } };
      const body = { reason: wrong };
      expect(await admin.call('removeListing', { params: { id }, body })).toMatchObject(refused);
      expect(await admin.call('deleteUser', { params: { id: seller.id }, body })).toMatchObject(refused);
    }
    expect(await market.stranger.call('getListing', { params: { id } })).toMatchObject({ status: 200 });
  });
});

describe('a picture that is taken down', () => {
  let width = 300;
  const send = async (by: Actor, bytes: Buffer) => {
    const answer = await by.fetch('/api/images', { method: 'POST', body: formOf(['image', bytes]) });
    const { data } = await answer.json();
    return { status: answer.status, url: String(data?.url) };
  };
  const takenDown = async () => {
    const [seller, bytes] = [await market.seller(), await pictures.jpeg(width++, 70)];
    await seller.api.updateAccount({ body: { language: 'de' } });
    const { url } = await send(seller, bytes);
    const { id } = await market.listing({ seller, image: url });
    await takeDownPicture(market.services, url, 'Es zeigt eine andere Person.');
    return { seller, bytes, id, one: await caseOf(id) };
  };

  it('is stated to its seller with the reason, and can be appealed', async () => {
    const { seller, one } = await takenDown();
    const [statement] = await mailsTo(seller);
    for (const part of [
      'Niemand hat das gemeldet',
      'Wir haben ein Bild entfernt',
      'Es zeigt eine andere Person.',
      one.params.id,
    ])
      expect(statement).toContain(part);
    expect(await seller.api.getStatement(one)).toMatchObject({
      canAppeal: true,
      decision: { action: 'remove_picture' },
    });
  });

  it('sends a statement to everybody who uploaded it, even if no listing shows it', async () => {
    const [one, two, bytes] = [await market.seller(), await market.seller(), await pictures.jpeg(width++, 70)];
    const { url } = await send(one, bytes);
    await send(two, bytes);
    await takeDownPicture(market.services, url);
    for (const seller of [one, two]) {
      expect(await mailsTo(seller)).toHaveLength(1);
      expect(await seller.api.getStatement(await caseOf(seller.id))).toMatchObject({ kind: 'account' });
    }
  });

  it('stays refused when an appeal is turned down, and is accepted again when it is right', async () => {
    for (const [action, status] of [
      ['remove_picture', 422],
      ['none', 201],
    ] as const) {
      const { seller, bytes, one } = await takenDown();
      await seller.api.appealCase({ ...one, body: { text: 'Das bin ich.' } });
      await admin.api.decideCase({ ...one, body: { action, reason: 'Wir haben es geprüft.' } });
      expect(await send(seller, bytes)).toMatchObject({ status });
    }
  });

  it('is no choice for other cases', async () => {
    const { id } = await market.listing();
    await market.stranger.call('sendReport', { body: { kind: 'listing', targetId: id, reason: 'spam' } });
    const body = { action: 'remove_picture', reason: 'Spam' };
    expect(await admin.call('decideCase', { ...(await caseOf(id)), body })).toMatchObject({
      status: 422,
      body: { fields: { action: expect.any(String) } },
    });
  });
});

it('forgets the email of a reporter without an account 90 days after the decision, and not before', async () => {
  const { id } = await market.listing();
  const email = 'reporter@elsewhere.test';
  await market.stranger.call('sendReport', { body: { kind: 'listing', targetId: id, reason: 'spam', email } });
  const one = await caseOf(id);
  const kept = async () =>
    (await market.sql('select email from reports where case_id = $1', [one.params.id]))[0]?.email;
  market.clock.advance(91 * DAY);
  await eraseReporters(market.services);
  expect(await kept()).toBe(email);
  await admin.api.decideCase({ ...one, body: { action: 'warn', reason: 'Please do not.' } });
  market.clock.advance(-2 * DAY);
  await eraseReporters(market.services);
  expect(await kept()).toBe(email);
  market.clock.advance(2 * DAY);
  expect(await eraseReporters(market.services)).toBe(1);
  expect(await kept()).toBeNull();
  expect((await market.sql('select text from reports where case_id = $1', [one.params.id]))[0]).toBeDefined();
});
