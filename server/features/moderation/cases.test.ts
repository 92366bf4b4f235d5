import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { reportLimits } from './send-report.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

const report = (listing: Listing, more: Record<string, unknown> = {}) => ({
  body: { kind: 'listing', targetId: listing.id, reason: 'misleading', ...more },
});

async function caseOf(targetId: string) {
  const [row] = await market.sql('select id from cases where target_id = $1 order by number desc limit 1', [targetId]);
  return { params: { id: String(row?.id) } };
}

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const rows = await market.sql(
    `select data from jobs.job where name = 'send-mail' and data ->> 'to' = $1 order by created_on`,
    [email],
  );
  return rows.map(({ data }) => data as { subject: string; text: string });
}

async function decided(action: 'hide' | 'warn' | 'suspend' | 'remove', by = admin) {
  const listing = await market.listing();
  await market.stranger.call('sendReport', report(listing));
  const one = await caseOf(listing.id);
  await by.api.decideCase({ ...one, body: { action, reason: 'The photos show another sofa.' } });
  return { listing, one, seller: listing.seller };
}

const isShown = async ({ id }: Listing) =>
  (await market.stranger.call('getListing', { params: { id } })).status === 200;

describe('a report', () => {
  it('comes from anybody, has a case number, and joins the open case of its target', async () => {
    const listing = await market.listing();
    const buyer = await market.buyer();
    const first = await market.stranger.call('sendReport', report(listing, { email: 'Ann@x.test', text: 'Not oak' }));
    expect(first).toMatchObject({ status: 201, body: { caseNumber: expect.stringMatching(/^C-\d+$/) } });
    expect((await buyer.call('sendReport', report(listing, { reason: 'spam' }))).body).toEqual(first.body);
    const found = await admin.api.getCase(await caseOf(listing.id));
    expect(found).toMatchObject({ state: 'open', kind: 'listing', subject: { _id: listing.seller.id } });
    expect(found.reports).toMatchObject([
      { reason: 'misleading', text: 'Not oak', reporter: 'ann@x.test' },
      { reason: 'spam', reporter: buyer.displayName },
    ]);
    const [receipt] = await mailsTo('ann@x.test');
    expect(receipt?.text).toContain(found.caseNumber);
    expect((await admin.api.listCases({ query: { state: 'open' } })).items[0]?._id).toBe(found._id);
    expect((await admin.api.listCases({ query: { state: 'closed' } })).items).toEqual([]);
  });

  it.each([
    [{ reason: 'boring' }, 422, 'reason'],
    [{ kind: 'message' }, 422, 'kind'],
    [{ targetId: 'x' }, 422, 'targetId'],
    [{ email: 'nobody' }, 422, 'email'],
    [{ text: 'x'.repeat(2001) }, 422, 'text'],
    [{ text: 'a\u0000' }, 422, 'text'],
    [{ targetId: '00000000-0000-4000-8000-000000000000' }, 404, undefined],
  ])('with %j is refused', async (change, status, field) => {
    const answer = await market.stranger.call('sendReport', report(await market.listing(), change));
    expect(answer.status).toBe(status);
    if (field) expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it('about the seller of a listing names the account', async () => {
    const { id, seller } = await market.listing();
    const about = { body: { kind: 'account', targetId: id, reason: 'spam' } };
    expect(await seller.call('sendReport', about)).toMatchObject({ status: 403 });
    expect(await market.stranger.call('sendReport', about)).toMatchObject({ status: 201 });
    expect(await admin.api.getCase(await caseOf(seller.id))).toMatchObject({
      ...{ kind: 'account', targetId: seller.id, title: seller.displayName },
    });
    await seller.api.removeListing({ params: { id } });
    expect(await market.stranger.call('sendReport', about)).toMatchObject({ status: 404 });
  });

  it('about one’s own listing, a buyer or a removed listing is refused', async () => {
    const listing = await market.listing();
    expect(await listing.seller.call('sendReport', report(listing))).toMatchObject({ status: 403 });
    const buyer = await market.buyer();
    const about = { body: { kind: 'account', targetId: buyer.id, reason: 'spam' } };
    expect(await market.stranger.call('sendReport', about)).toMatchObject({ status: 404 });
    await listing.seller.api.removeListing({ params: { id: listing.id } });
    expect(await market.stranger.call('sendReport', report(listing))).toMatchObject({ status: 404 });
  });

  it('is limited by network', async () => {
    const other = await openMarket({ env: { RATE_LIMITS: 'on' } });
    const listing = await other.listing();
    for (let sent = 0; sent < reportLimits.ofAddress; sent++)
      expect((await other.stranger.call('sendReport', report(listing))).status).toBe(201);
    expect(await other.stranger.call('sendReport', report(listing))).toMatchObject({ status: 429 });
    await other.close();
  });

  it('cannot flood the mailbox of somebody else', async () => {
    const other = await openMarket({ env: { RATE_LIMITS: 'on' } });
    const listing = await other.listing();
    const send = () => other.stranger.call('sendReport', report(listing, { email: 'victim@x.test' }));
    for (let sent = 0; sent < reportLimits.toEmail; sent++) expect((await send()).status).toBe(201);
    expect(await send()).toMatchObject({ status: 429 });
    expect((await other.stranger.call('sendReport', report(listing))).status).toBe(201);
    await other.close();
  });
});

describe('a decision', () => {
  it('to do nothing tells the reporter alone', async () => {
    const listing = await market.listing();
    await market.stranger.call('sendReport', report(listing, { email: 'bea@x.test' }));
    const one = await caseOf(listing.id);
    await admin.api.decideCase({ ...one, body: { action: 'none', reason: 'All is well.' } });
    expect((await mailsTo('bea@x.test')).map(({ subject }) => subject)[1]).toMatch(/^Your report is decided/);
    expect(await mailsTo(listing.seller.email)).toEqual([]);
    expect(await listing.seller.call('getStatement', one)).toMatchObject({ status: 404 });
    expect(await isShown(listing)).toBe(true);
    expect(await admin.call('decideCase', { ...one, body: { action: 'warn', reason: 'Again' } })).toMatchObject({
      status: 409,
    });
  });

  it.each(['hide', 'remove'] as const)('to %s takes the listing away and states the reasons', async (action) => {
    const { listing, one, seller } = await decided(action);
    expect(await isShown(listing)).toBe(false);
    const [statement] = await mailsTo(seller.email);
    for (const part of ['The photos show another sofa.', 'section 4 of the terms (misleading descriptions)', 'appeal'])
      expect(statement?.text).toContain(part);
    expect(statement?.text).toContain(`/dashboard/cases/${one.params.id}`);
    expect(await seller.api.getStatement(one)).toMatchObject({ canAppeal: true, decision: { action } });
    expect(JSON.stringify(await seller.api.getStatement(one))).not.toContain('Admin');
    const acts = await market.sql(`select action, after from audit_log where target_id = $1`, [listing.id]);
    expect(acts).toContainEqual({ action: 'decide_case', after: expect.objectContaining({ action }) });
  });

  it('to suspend hides every listing and stops selling, not buying', async () => {
    const { listing, seller } = await decided('suspend');
    expect(await isShown(listing)).toBe(false);
    await expect(market.listing({ seller })).rejects.toMatchObject({ code: 'not_allowed' });
    expect((await seller.call('listOwnListings', { params: { email: seller.email } })).status).toBe(200);
    const other = await market.listing();
    expect((await seller.call('addWish', { body: { previousId: other.id } })).status).toBe(201);
  });

  it('cannot hide an account', async () => {
    const seller = await market.seller();
    await market.stranger.call('sendReport', { body: { kind: 'account', targetId: seller.id, reason: 'spam' } });
    const body = { action: 'hide', reason: 'Spam' };
    expect(await admin.call('decideCase', { ...(await caseOf(seller.id)), body })).toMatchObject({
      status: 422,
      body: { fields: { action: expect.any(String) } },
    });
  });

  it('of an admin’s button is stated in the same way', async () => {
    const listing = await market.listing();
    await admin.api.removeListing({ params: { id: listing.id } });
    const [mail] = await mailsTo(listing.seller.email);
    expect(mail?.text).toContain('section 4 of the terms');
    expect(await listing.seller.api.getStatement(await caseOf(listing.id))).toMatchObject({ canAppeal: true });
    const seller = await market.seller();
    await admin.api.deleteUser({ params: { id: seller.id } });
    expect((await mailsTo(seller.email))[0]?.text).toContain('answer this email');
  });
});

describe('an appeal', () => {
  it.each(['hide', 'remove', 'suspend'] as const)('that is right takes %s back', async (action) => {
    const other = await market.admin();
    const { listing, one, seller } = await decided(action);
    await seller.api.appealCase({ ...one, body: { text: 'It is the very sofa.' } });
    expect(await seller.call('appealCase', { ...one, body: { text: 'Again' } })).toMatchObject({ status: 409 });
    const upheld = { action: 'none' as const, reason: 'The photos are right.' };
    expect(await admin.call('decideCase', { ...one, body: upheld })).toMatchObject({ status: 403 });
    const closed = await other.api.decideCase({ ...one, body: upheld });
    expect(closed).toMatchObject({ state: 'closed', appeal: { text: 'It is the very sofa.', decision: upheld } });
    expect(await isShown(listing)).toBe(true);
    expect((await mailsTo(seller.email)).at(-1)?.text).toContain('the decision is taken back');
    if (action === 'suspend') await market.listing({ seller });
  });

  it('is the affected person’s alone, and only for six months', async () => {
    const { one, seller } = await decided('warn');
    const body = { text: 'Not mine' };
    expect(await (await market.seller()).call('appealCase', { ...one, body })).toMatchObject({ status: 404 });
    await market.sql(`update cases set decided_at = now() - interval '7 months' where id = $1`, [one.params.id]);
    expect(await seller.call('appealCase', { ...one, body })).toMatchObject({ status: 409 });
  });

  it('stands in the export of its person', async () => {
    const { one, seller } = await decided('warn');
    await seller.api.appealCase({ ...one, body: { text: 'Please look again.' } });
    const { body } = await sendCall(market.origin, 'exportAccount', {}, seller.idToken);
    expect(body).toMatchObject({ decisions: [{ action: 'warn', appeal_text: 'Please look again.' }] });
  });
});
