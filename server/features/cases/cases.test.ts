import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { completeSale } from '../../../test/support/complete-sale.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
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
    [{ kind: 'offer' }, 422, 'kind'],
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
      kind: 'account',
      targetId: seller.id,
      title: seller.displayName,
    });
    await seller.api.removeListing({ params: { id } });
    expect(await market.stranger.call('sendReport', about)).toMatchObject({ status: 404 });
  });

  it('about one’s own listing, an unknown buyer or a removed listing is refused', async () => {
    const listing = await market.listing();
    expect(await listing.seller.call('sendReport', report(listing))).toMatchObject({ status: 403 });
    const buyer = await market.buyer();
    const about = { body: { kind: 'account', targetId: buyer.id, reason: 'spam' } };
    expect(await market.stranger.call('sendReport', about)).toMatchObject({ status: 404 });
    await listing.seller.api.removeListing({ params: { id: listing.id } });
    expect(await market.stranger.call('sendReport', report(listing))).toMatchObject({ status: 404 });
  });

  it('about a buyer comes from a seller who talked with them', async () => {
    const [buyer, listing, other] = [await market.buyer(), await market.listing(), await market.listing()];
    await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Hello.' } });
    const about = { body: { kind: 'account', targetId: buyer.id, reason: 'spam' } };
    expect(await other.seller.call('sendReport', about)).toMatchObject({ status: 404 });
    expect(await listing.seller.call('sendReport', about)).toMatchObject({ status: 201 });
    expect(await admin.api.getCase(await caseOf(buyer.id))).toMatchObject({
      kind: 'account',
      title: buyer.displayName,
    });
  });

  it('is limited by network', async () => {
    const other = await openMarket({ env: { RATE_LIMITS: 'on' } });
    const listing = await other.listing();
    for (let sent = 0; sent < reportLimits.ofAddress; sent++)
      expect((await other.stranger.call('sendReport', report(listing))).status).toBe(201);
    expect(await other.stranger.call('sendReport', report(listing))).toMatchObject({ status: 429 });
    await other.close();
  });

  it('sends one mail a day to an address without an account, without words that a stranger chose', async () => {
    const email = 'victim@x.test';
    const listings = [];
    for (let count = 0; count < 3; count++)
      listings.push(await market.listing({ title: `BUY PILLS ${count}`, description: 'pills.example' }));
    for (const listing of listings)
      expect(await market.stranger.call('sendReport', report(listing, { email }))).toMatchObject({ status: 201 });
    expect(await mailsTo(email)).toHaveLength(1);
    for (const { id } of listings)
      await admin.api.decideCase({ ...(await caseOf(id)), body: { action: 'none', reason: 'No pills here.' } });
    const mails = await mailsTo(email);
    expect(mails.map((mail) => JSON.stringify(mail)).join()).not.toMatch(/pills/i);
    const days = await market.sql(
      `select round(extract(epoch from start_after - now()) / 86400)::int as days from jobs.job
        where name = 'send-mail' and data ->> 'to' = $1 order by start_after`,
      [email],
    );
    expect(days.map((row) => row.days)).toEqual([0, 1, 2, 3]);
  });

  it('counts the other spellings of a mailbox as one', async () => {
    const spellings = ['ida@gmail.com', 'i.d.a@gmail.com', 'IDA+1@gmail.com', 'ida+2@googlemail.com'];
    for (const email of spellings) await market.stranger.call('sendReport', report(await market.listing(), { email }));
    const mails = await Promise.all(spellings.map((email) => mailsTo(email.toLowerCase())));
    expect(mails.flat()).toHaveLength(1);
  });
});

it('a report from an account with an unconfirmed address sends no mail there, not even to tell the decision', async () => {
  const { sent, mailer } = collectMails();
  const mailing = await openMarket({
    overrides: { mailer },
  });
  const by = await mailing.admin();
  const [victim, reader] = [await mailing.buyer({ emailVerified: false }), await mailing.buyer()];
  const listing = await mailing.listing({ title: 'BUY PILLS' });
  for (const person of [victim, reader])
    expect(await person.call('sendReport', report(listing))).toMatchObject({ status: 201 });
  const [row] = await mailing.sql('select id from cases where target_id = $1', [listing.id]);
  await by.api.decideCase({ params: { id: String(row?.id) }, body: { action: 'none', reason: 'We looked at it.' } });
  await sendWaitingMails(mailing);
  expect(sent.filter(({ to }) => to === victim.email)).toEqual([]);
  expect(sent.filter(({ to }) => to === reader.email)).toHaveLength(2);
  await mailing.close();
});

describe('a decision', () => {
  it('to do nothing notifies the reporter alone', async () => {
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

  const legal = {
    hide: ['A report by somebody', 'stays hidden until', 'No machine', 'appeal', 'out-of-court dispute settlement'],
    remove: ['A report by somebody', 'removal is for good', 'No machine', 'appeal', 'out-of-court dispute settlement'],
  };

  it.each(['hide', 'remove'] as const)('to %s takes the listing away and states the reasons', async (action) => {
    const { listing, one, seller } = await decided(action);
    expect(await isShown(listing)).toBe(false);
    const [statement] = await mailsTo(seller.email);
    for (const part of [
      'The photos show another sofa.',
      'section 4 of the terms (misleading descriptions)',
      ...legal[action],
    ])
      expect(statement?.text).toContain(part);
    expect(statement?.text).toContain(`/dashboard/cases/${one.params.id}`);
    expect(await seller.api.getStatement(one)).toMatchObject({ canAppeal: true, decision: { action } });
    expect(JSON.stringify(await seller.api.getStatement(one))).not.toContain('Admin');
    const acts = await market.sql(`select action, after from audit_log where target_id = $1`, [listing.id]);
    expect(acts).toContainEqual({ action: 'decide_case', after: expect.objectContaining({ action }) });
  });

  it.each(['hide', 'suspend'] as const)('to %s is told to the seller wherever the listing stands', async (action) => {
    const { listing, one, seller } = await decided(action);
    const hidden = { hidden: { caseId: one.params.id } };
    const params = { email: seller.email };
    expect((await seller.api.listOwnListings({ params })).items).toMatchObject([hidden]);
    expect(await seller.api.getListing({ params: { id: listing.id } })).toMatchObject(hidden);
    expect(await seller.api.getSellerNumbers()).toMatchObject({ onSale: 0, hidden: 1 });
    expect(await (await market.seller()).call('getListing', { params: { id: listing.id } })).toMatchObject({
      status: 410,
    });
    await seller.api.appealCase({ ...one, body: { text: 'It is the very sofa.' } });
    await (await market.admin()).api.decideCase({ ...one, body: { action: 'none', reason: 'The photos are right.' } });
    expect((await seller.api.listOwnListings({ params })).items[0]).not.toHaveProperty('hidden');
    expect(await seller.api.getSellerNumbers()).toMatchObject({ onSale: 1, hidden: 0 });
  });

  it('to suspend hides every listing and stops selling, not buying', async () => {
    const { listing, seller } = await decided('suspend');
    expect(await isShown(listing)).toBe(false);
    expect(await seller.api.getAccount()).toMatchObject({ suspended: true });
    const strangers = await market.stranger.api.getUser({ params: { email: seller.email } });
    expect(strangers).not.toHaveProperty('suspended');
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
    const { body } = await seller.call('appealCase', { ...one, body: {} });
    expect(body).toMatchObject({ fields: { reason: 'A reason is needed.' } });
    const twice = { reason: 'It is the very sofa.', text: 'It is my own photo.' };
    expect(await seller.call('appealCase', { ...one, body: twice })).toMatchObject({
      status: 422,
      body: { fields: { text: expect.any(String) } },
    });
    await seller.api.appealCase({ ...one, body: { reason: 'It is the very sofa.' } });
    expect(await seller.call('appealCase', { ...one, body: { text: 'Again' } })).toMatchObject({ status: 409 });
    const upheld = { action: 'none' as const, reason: 'The photos are right.' };
    expect(await admin.call('decideCase', { ...one, body: upheld })).toMatchObject({ status: 403 });
    const closed = await other.api.decideCase({ ...one, body: upheld });
    expect(closed).toMatchObject({ state: 'closed', appeal: { text: 'It is the very sofa.', decision: upheld } });
    expect(await isShown(listing)).toBe(true);
    const mail = (await mailsTo(seller.email)).at(-1)?.text;
    expect(mail).toContain('the decision is taken back');
    expect(mail).not.toContain('Rule:');
    expect(mail).not.toContain('stays');
    const later = await market.listing({ seller });
    await market.stranger.call('sendReport', report(later));
    const { history } = await other.api.getCaseContext(await caseOf(later.id));
    expect(history).toMatchObject([{ action: 'none', isOnAppeal: true }]);
  });

  it.each(['hide', 'remove'] as const)('that is wrong keeps %s, and everybody reads that it stays', async (action) => {
    const { listing, one, seller } = await decided(action);
    const reader = await market.buyer();
    await market.sql(
      `insert into reports (id, case_id, reason, text, reporter_id, language)
       values (gen_random_uuid(), $1, 'misleading', '', $2, 'en')`,
      [one.params.id, reader.id],
    );
    await seller.api.appealCase({ ...one, body: { reason: 'It is the very sofa.' } });
    await (await market.admin()).api.decideCase({ ...one, body: { action, reason: 'It is another sofa.' } });
    expect(await isShown(listing)).toBe(false);
    expect((await mailsTo(seller.email)).at(-1)?.text).toContain('We looked at it again, and the decision stays.');
    expect((await mailsTo(reader.email)).at(-1)?.text).toContain('After an appeal we looked at it again: our decision');
  });

  it.each(['suspend', 'remove'] as const)('leaves what another decision to %s asks for', async (action) => {
    const other = await market.admin();
    const seller = await market.seller();
    const cases: Awaited<ReturnType<typeof caseOf>>[] = [];
    const listing = await market.listing({ seller });
    const second = action === 'suspend' ? await market.listing({ seller }) : listing;
    await market.stranger.call('sendReport', report(second));
    for (const target of [listing, second]) {
      if (action === 'suspend') await market.stranger.call('sendReport', report(target));
      const one = await caseOf(target.id);
      if (cases.length > 0 && action === 'remove') {
        const [row] = await market.sql(
          `insert into cases (id, kind, target_id, subject_id) values (gen_random_uuid(), 'listing', $1, $2) returning id`,
          [target.id, seller.id],
        );
        one.params.id = String(row?.id);
      }
      await admin.api.decideCase({ ...one, body: { action, reason: 'A copy.' } });
      cases.push(one);
    }
    for (const [at, one] of cases.entries()) {
      await seller.api.appealCase({ ...one, body: { reason: 'It is mine.' } });
      await other.api.decideCase({ ...one, body: { action: 'none', reason: 'It is theirs.' } });
      expect(await isShown(listing)).toBe(at === 1);
    }
  });

  it('about a suspension leaves what was hidden for itself meanwhile', async () => {
    const other = await market.admin();
    const seller = await market.seller();
    const [one, two] = [await market.listing({ seller }), await market.listing({ seller })];
    for (const { id } of [one, two]) await market.stranger.call('sendReport', report({ ...one, id }));
    await admin.api.decideCase({ ...(await caseOf(one.id)), body: { action: 'suspend', reason: 'A copy.' } });
    await admin.api.decideCase({ ...(await caseOf(two.id)), body: { action: 'hide', reason: 'Recalled.' } });
    const suspension = await caseOf(one.id);
    await seller.api.appealCase({ ...suspension, body: { reason: 'It is mine.' } });
    await other.api.decideCase({ ...suspension, body: { action: 'none', reason: 'It is theirs.' } });
    expect([await isShown(one), await isShown(two)]).toEqual([true, false]);
    const hidden = await caseOf(two.id);
    await seller.api.appealCase({ ...hidden, body: { reason: 'It is safe.' } });
    await other.api.decideCase({ ...hidden, body: { action: 'none', reason: 'It is.' } });
    expect(await isShown(two)).toBe(true);
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

describe('a review', () => {
  const written = async (writer?: Actor) => {
    const buyer = writer ?? (await market.buyer());
    const listing = await market.listing();
    const { fulfillmentId } = await completeSale(market, buyer, listing);
    const { id } = await buyer.api.writeReview({ body: { fulfillmentId, stars: 1, text: 'Total crook.' } });
    const about = { body: { kind: 'review' as const, targetId: id, reason: 'offensive' as const } };
    return { id, buyer, seller: listing.seller, fulfillmentId, about };
  };
  const shownOf = async ({ id }: Actor) => (await market.stranger.api.listSellerReviews({ params: { id } })).items;

  it('can be reported when it is shown, not by its writer', async () => {
    const { buyer, seller, fulfillmentId, about } = await written();
    expect(await market.stranger.call('sendReport', about)).toMatchObject({ status: 404 });
    await seller.api.writeReview({ body: { fulfillmentId, stars: 5, text: 'Fine.' } });
    expect(await buyer.call('sendReport', about)).toMatchObject({ status: 403 });
    expect(await market.stranger.call('sendReport', about)).toMatchObject({ status: 201 });
  });

  it('is shown to admins with its sale and the history of its writer, and can be hidden and shown again', async () => {
    const { id, buyer, seller, fulfillmentId, about } = await written();
    await seller.api.writeReview({ body: { fulfillmentId, stars: 5, text: 'Fine.' } });
    await buyer.api.sendReport({ body: { kind: 'listing', targetId: (await market.listing()).id, reason: 'spam' } });
    await market.stranger.api.sendReport(about);
    const one = await caseOf(id);
    expect(await admin.api.getCaseContext(one)).toMatchObject({
      review: { stars: 1, text: 'Total crook.', writer: { id: buyer.id }, about: { id: seller.id }, hidden: false },
      history: [{ kind: 'listing', part: 'reporter' }],
    });
    expect(await admin.call('decideCase', { ...one, body: { action: 'remove', reason: 'No' } })).toMatchObject({
      status: 422,
      body: { fields: { action: 'Choose an action.' } },
    });
    expect(await shownOf(seller)).toHaveLength(1);
    await admin.api.decideCase({ ...one, body: { action: 'hide', reason: 'It insults a person.' } });
    expect(await shownOf(seller)).toEqual([]);
    expect(await market.stranger.api.getSeller({ params: { id: seller.id } })).toMatchObject({ reviewCount: 0 });
    const mails = (await mailsTo(buyer.email)).map(({ text }) => text);
    expect(mails).toContainEqual(expect.stringContaining('“Review about Good Chair”'));
    expect(await buyer.api.listReviewedSales()).toMatchObject([{ mine: { hidden: true, shown: false } }]);
    await buyer.api.appealCase({ ...one, body: { text: 'It is true.' } });
    await (await market.admin()).api.decideCase({ ...one, body: { action: 'none', reason: 'Opinion.' } });
    expect(await shownOf(seller)).toHaveLength(1);
  });
});

describe('a message', () => {
  const written = async () => {
    const listing = await market.listing({ title: 'Oak chair' });
    const buyer = await market.buyer();
    const { id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Hello 0' } });
    for (let number = 1; number < 8; number++)
      await buyer.api.sendMessage({ params: { id }, body: { text: `Hello ${number}` } });
    const sent = (await buyer.api.listMessages({ params: { id } })).items;
    const reported = sent.find(({ text }) => text === 'Hello 6');
    const about = { body: { kind: 'message' as const, targetId: reported?.id ?? '', reason: 'offensive' as const } };
    return { conversation: { params: { id } }, buyer, seller: listing.seller, id: reported?.id ?? '', about };
  };

  it('can be reported by the two people of its conversation alone', async () => {
    const { buyer, seller, about } = await written();
    for (const other of [market.stranger, await market.buyer(), admin])
      expect(await other.call('sendReport', about)).toMatchObject({ status: 404 });
    expect(await buyer.call('sendReport', about)).toMatchObject({ status: 403 });
    expect(await seller.call('sendReport', about)).toMatchObject({ status: 201 });
  });

  it('is shown to admins between those before and after it, and can be hidden', async () => {
    const { conversation, buyer, seller, id, about } = await written();
    await seller.api.sendReport(about);
    const one = await caseOf(id);
    const context = await admin.api.getCaseContext(one);
    expect(context.listing).toMatchObject({ title: 'Oak chair' });
    expect(context.messages?.map(({ text, reported }) => [text, reported])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => [`Hello ${number}`, number === 6]),
    );
    const listingId = context.listing?.id ?? '';
    await buyer.api.makeOffer({ body: { listingId, amountCents: 8_000 } });
    expect((await admin.api.getCaseContext(one)).messages?.at(-1)).toMatchObject({ offerCents: 8_000 });
    await admin.api.decideCase({ ...one, body: { action: 'hide', reason: 'It insults a person.' } });
    const read = await seller.api.listMessages(conversation);
    expect(JSON.stringify(read.items)).not.toContain('Hello 6');
    expect(read.items).toContainEqual(
      expect.objectContaining({ id, removed: true, text: expect.stringContaining('moderation') }),
    );
    expect((await mailsTo(buyer.email)).at(-1)?.text).toContain('“Message about Oak chair”');
    const acts = await market.sql(`select action from audit_log where target_id = $1`, [id]);
    expect(acts).toEqual([{ action: 'decide_case' }]);
  });

  it('can end in the removal of its writer', async () => {
    const { buyer, seller, id, about } = await written();
    await seller.api.sendReport(about);
    await admin.api.decideCase({ ...(await caseOf(id)), body: { action: 'remove', reason: 'Fraud.' } });
    expect(await buyer.call('getAccount')).toMatchObject({ status: 401 });
    expect((await mailsTo(buyer.email)).at(-1)?.text).toContain('answer this email');
  });
});

it('cases are found by the reason of a report', async () => {
  const listing = await market.listing();
  await market.stranger.call('sendReport', report(listing, { reason: 'counterfeit' }));
  const find = async (reason: 'counterfeit' | 'first_listing') =>
    (await admin.api.listCases({ query: { reason } })).items.map(({ targetId }) => targetId);
  expect(await find('counterfeit')).toEqual([listing.id]);
  expect(await find('first_listing')).toEqual([]);
});
