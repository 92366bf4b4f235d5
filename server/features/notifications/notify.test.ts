import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_MAILS } from '../../../shared/domain/notification.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Mail } from '../../ports/mailer.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { markRead } from './mark-read.ts';
import { type NewNotification, notify } from './notify.ts';
import { deleteOldNotifications } from './read-notifications.ts';
import { unsubscribeUrl } from './unsubscribe-token.ts';

let market: Market;
const { sent, mailer } = collectMails();
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
});
afterAll(() => market.close());

const send = (notification: NewNotification) =>
  inTransaction(market.services.db, (tx) => notify(market.services, tx, notification));
const written = (to: Actor, text: string, groupKey = 'one'): Promise<void> =>
  send({
    accountId: to.id,
    kind: 'message',
    href: '/messages/1',
    groupKey,
    params: { title: 'Oak chair', from: 'Bo', text },
  });
const reviewed = (to: Actor, from = 'Bo'): Promise<void> =>
  send({
    accountId: to.id,
    kind: 'review_received',
    href: '/sellers/1',
    params: { title: 'Oak chair', from, stars: 5 },
  });
const unreadOf = async ({ api }: Actor) => (await api.countUnread()).notifications;
const listOf = async ({ api }: Actor) => (await api.listNotifications({ query: {} })).items;

async function mailsTo({ email }: Actor): Promise<Mail[]> {
  await sendWaitingMails(market);
  const mine = sent.filter(({ to }) => to === email);
  for (const mail of mine) sent.splice(sent.indexOf(mail), 1);
  return mine;
}
const subjectsTo = async (person: Actor) => (await mailsTo(person)).map(({ subject }) => subject);

/** Moves the clock to the next time of the day in UTC. */
function waitUntil(hour: number): void {
  const now = market.clock.now();
  const next = new Date(now);
  next.setUTCHours(hour, 0, 1, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  market.clock.advance((next.getTime() - now.getTime()) / 1000);
}

describe('the list', () => {
  it('has the newest first, in pages, in the language of the account, with its facts', async () => {
    const ada = await market.buyer();
    await ada.api.updateAccount({ body: { language: 'de' } });
    for (const from of ['Ann', 'Ben', 'Cid']) await reviewed(ada, from);
    const { items, nextCursor } = await ada.api.listNotifications({ query: { limit: 2 } });
    expect(items.map(({ text }) => text)).toEqual([
      'Cid hat dich bewertet: 5 von 5 Sternen',
      'Ben hat dich bewertet: 5 von 5 Sternen',
    ]);
    expect(items[0]).toMatchObject({
      kind: 'review_received',
      href: '/sellers/1',
      readAt: null,
      count: 1,
      image: '',
      params: { title: 'Oak chair', from: 'Cid', stars: 5 },
    });
    const rest = await ada.api.listNotifications({ query: { limit: 2, cursor: nextCursor } });
    expect(rest).toMatchObject({ items: [{ params: { from: 'Ann' } }] });
    expect(rest.nextCursor).toBeUndefined();
  });

  it('is marked as read one by one or all at once, by its person alone', async () => {
    const [ada, eve] = [await market.buyer(), await market.buyer()];
    for (const from of ['Ann', 'Ben', 'Cid']) await reviewed(ada, from);
    const [last] = await listOf(ada);
    await eve.api.readNotifications({ body: { ids: [last?.id ?? ''] } });
    expect(await listOf(eve)).toEqual([]);
    expect((await listOf(ada)).filter(({ readAt }) => readAt)).toEqual([]);
    await ada.api.readNotifications({ body: { ids: [last?.id ?? ''] } });
    expect(await unreadOf(ada)).toBe(2);
    await ada.api.readNotifications({});
    expect(await unreadOf(ada)).toBe(0);
  });

  it('tells open pages of what is new and of what was read', async () => {
    const ada = await market.buyer();
    await reviewed(ada);
    await ada.api.readNotifications({});
    await ada.api.readNotifications({});
    expect(
      await market.sql(`select kind, data - 'id' as data from live_events where account_id = $1 order by id`, [ada.id]),
    ).toEqual([
      { kind: 'notification', data: { kind: 'review_received' } },
      { kind: 'notification', data: { read: 1 } },
    ]);
  });

  it('shows a sale to both, without a mail beside the receipts', async () => {
    const [ada, seller] = [await market.buyer(), await market.seller()];
    await market.buy(ada, await market.listing({ seller, title: 'Desk', price: '80' }));
    await market.drainJobs();
    expect((await listOf(ada)).map(({ text }) => text)).toEqual(['Paid: Desk for $80']);
    expect((await listOf(seller)).map(({ text }) => text)).toEqual(['Sold: Desk for $80']);
    expect(await mailsTo(ada)).toHaveLength(1);
    expect(await mailsTo(seller)).toHaveLength(1);
  });

  it('is deleted after 90 days', async () => {
    const ada = await market.buyer();
    await reviewed(ada);
    await market.sql(`update notifications set at = at - interval '91 days' where account_id = $1`, [ada.id]);
    await reviewed(ada, 'Ben');
    await deleteOldNotifications(market.services);
    expect((await listOf(ada)).map(({ params }) => params.from)).toEqual(['Ben']);
  });
});

describe('messages of a conversation', () => {
  it('are one notification and one mail after five minutes, until they are read', async () => {
    const ada = await market.buyer();
    await written(ada, 'First');
    await written(ada, 'Second');
    expect(await listOf(ada)).toMatchObject([{ count: 2, text: '2 messages from Bo: Oak chair' }]);
    expect(await unreadOf(ada), 'messages have their own icon').toBe(0);
    expect(await subjectsTo(ada)).toEqual([]);
    market.clock.advance(5 * 60 + 1);
    expect(await subjectsTo(ada)).toEqual(['2 messages from Bo: Oak chair']);
    await written(ada, 'Third');
    market.clock.advance(3600);
    expect(await subjectsTo(ada), 'it is still unread').toEqual([]);
    await inTransaction(market.services.db, (tx) => markRead(market.services, tx, ada.id, 'one'));
    await written(ada, 'Fourth');
    market.clock.advance(5 * 60 + 1);
    expect(await subjectsTo(ada)).toEqual(['Message from Bo: Oak chair']);
  });

  it('are not mailed when they are read within five minutes', async () => {
    const ada = await market.buyer();
    await written(ada, 'Hello');
    await inTransaction(market.services.db, (tx) => markRead(market.services, tx, ada.id, 'one'));
    market.clock.advance(5 * 60 + 1);
    expect(await subjectsTo(ada)).toEqual([]);
  });
});

describe('what a person chose', () => {
  it('switches mails of a group off and on, but not those about agreements and money', async () => {
    const ada = await market.buyer();
    const choices = await ada.api.changeNotificationChoices({ body: { choices: { reviews: { mail: false } } } });
    expect(choices).toMatchObject({
      choices: { reviews: { mail: false, push: true }, messages: { mail: true }, on_hold: { push: false } },
      quietHours: null,
      digestHour: null,
    });
    expect(choices.choices.sales).toEqual({ push: true });
    await reviewed(ada);
    expect(await subjectsTo(ada)).toEqual([]);
    expect(await listOf(ada)).toHaveLength(1);
    await ada.api.changeNotificationChoices({ body: { choices: { reviews: { mail: true } } } });
    await reviewed(ada);
    expect(await subjectsTo(ada)).toHaveLength(1);
    const fixed = await ada.call('changeNotificationChoices', { body: { choices: { payouts: { mail: false } } } });
    expect(fixed.status).toBe(422);
  });

  it('holds everything back in the quiet hours of their time zone, until these end', async () => {
    const ada = await market.buyer();
    const quiet = { quietHours: { from: '22:00', until: '07:00' }, timeZone: 'Asia/Kolkata' };
    expect(await ada.api.changeNotificationChoices({ body: quiet })).toMatchObject(quiet);
    // 01:30 in Kolkata.
    waitUntil(20);
    await reviewed(ada);
    expect(await subjectsTo(ada)).toEqual([]);
    // 06:30 and 07:30 in Kolkata.
    waitUntil(1);
    expect(await subjectsTo(ada)).toEqual([]);
    waitUntil(2);
    expect(await subjectsTo(ada)).toEqual(['Bo reviewed you: 5 of 5 stars']);
  });

  it('mails no reminder of a meeting that was over before the quiet hours were', async () => {
    const ada = await market.buyer();
    await ada.api.changeNotificationChoices({ body: { quietHours: { from: '22:00', until: '08:00' } } });
    waitUntil(5);
    for (const hours of [2, 4])
      await send({
        accountId: ada.id,
        kind: 'handover_soon',
        href: '/dashboard/purchases/1',
        params: {
          title: `In ${hours}`,
          start: new Date(market.clock.now().getTime() + hours * 3_600_000).toISOString(),
        },
      });
    expect(await subjectsTo(ada)).toEqual([]);
    waitUntil(8);
    expect(await subjectsTo(ada)).toEqual([expect.stringContaining('In 4')]);
  });

  it('sends at once what waited, when the quiet hours are taken back', async () => {
    const ada = await market.buyer();
    await ada.api.changeNotificationChoices({ body: { quietHours: { from: '00:00', until: '23:59' } } });
    waitUntil(12);
    await reviewed(ada);
    expect(await subjectsTo(ada)).toEqual([]);
    await ada.api.changeNotificationChoices({ body: { quietHours: null } });
    expect(await subjectsTo(ada)).toHaveLength(1);
  });

  it('collects what is not urgent in one mail a day', async () => {
    const ada = await market.buyer();
    await ada.api.changeNotificationChoices({ body: { digestHour: 18 } });
    waitUntil(12);
    await reviewed(ada, 'Ann');
    await reviewed(ada, 'Ben');
    await written(ada, 'Urgent');
    market.clock.advance(5 * 60 + 1);
    expect(await subjectsTo(ada)).toEqual(['Message from Bo: Oak chair']);
    waitUntil(18);
    const [mail, ...more] = await mailsTo(ada);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your day: 2 notifications');
    expect(mail?.text).toMatch(/Ann reviewed you.*\n.*\/sellers\/1\n\nBen reviewed you/s);
    expect(await subjectsTo(ada)).toEqual([]);
  });

  it('accepts only times that exist', async () => {
    const ada = await market.buyer();
    for (const body of [
      { quietHours: { from: '24:00', until: '07:00' } },
      { quietHours: { from: '07:00', until: '07:00' } },
      { timeZone: 'Mars/Olympus' },
      { digestHour: 24 },
    ])
      expect((await ada.call('changeNotificationChoices', { body })).status).toBe(422);
  });
});

describe('unsubscribing by the link in a mail', () => {
  const leave = (url = '') =>
    fetch(market.origin + new URL(url).pathname, { method: 'POST', body: 'List-Unsubscribe=One-Click' });

  it('ends the mails of a group, or all that can be ended', async () => {
    const ada = await market.buyer();
    await reviewed(ada);
    const [mail] = await mailsTo(ada);
    // Scanners of mails open each link.
    for (const method of ['GET', 'HEAD'])
      await fetch(market.origin + new URL(mail?.unsubscribeUrl ?? '').pathname, { method });
    expect((await ada.api.getNotificationChoices()).choices).toMatchObject({ reviews: { mail: true } });
    expect((await leave(mail?.unsubscribeUrl)).status).toBe(200);
    expect((await ada.api.getNotificationChoices()).choices).toMatchObject({
      reviews: { mail: false, push: true },
      messages: { mail: true },
    });
    const all = /Stop all emails[^:]*: (\S+)/.exec(mail?.text ?? '')?.[1];
    expect((await leave(all)).status).toBe(200);
    const { choices } = await ada.api.getNotificationChoices();
    const mailed = Object.entries(choices).flatMap(([group, { mail: isMailed }]) => (isMailed ? [group] : []));
    expect(mailed).toEqual(['handover', 'payouts', 'shop']);
  });

  it('of a group that is no more, or of nobody, is answered too', async () => {
    const { services } = market;
    const [ada, nobody] = [await market.buyer(), '00000000-0000-4000-8000-000000000000'];
    expect((await leave(unsubscribeUrl(services.config, ada.id, 'a_former_group'))).status).toBe(404);
    expect((await leave(unsubscribeUrl(services.config, nobody, ALL_MAILS))).status).toBe(200);
  });
});

describe('each mail', () => {
  it('to an admin says what its button opens: a return is no payout', async () => {
    const admin = await market.admin();
    await send({
      accountId: admin.id,
      kind: 'return_asked',
      href: '/dashboard/admin/sales',
      params: { title: 'Oak chair', from: 'Bo' },
    });
    const [mail] = await mailsTo(admin);
    expect(mail?.text).toContain('/dashboard/admin/sales');
    expect(mail?.text).toContain('no legal deadline applies');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/payout/i);
  });

  it('is written once, also with several processes', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, () => market.buyer()));
    for (const person of crowd) await reviewed(person);
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        while ((await deliverNotifications(market.services)) > 0);
      }),
    );
    for (const person of crowd) expect(await mailsTo(person)).toHaveLength(1);
  });
});
