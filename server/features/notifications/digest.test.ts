import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { type NewNotification, notifyAll } from './notify.ts';

let market: Market;
const { sent, mailer } = collectMails();
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
});
afterAll(() => market.close());

it('the daily mail is one for each person in several processes, counts all, and lists the first fifty', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, () => market.buyer()));
  for (const { id: accountId, api } of crowd) {
    await api.changeNotificationChoices({ body: { digestHour: 18 } });
    const news = Array.from({ length: 60 }, (_, n): NewNotification => {
      const params = { title: `Chair ${n}.`, from: 'Ann', stars: 5 };
      return { accountId, kind: 'review_received', href: '/dashboard/reviews', params };
    });
    await inTransaction(market.services.db, (tx) => notifyAll(market.services, tx, news));
  }
  await market.drainJobs();
  market.clock.advance(25 * 3600);
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while ((await deliverNotifications(market.services)) > 0);
    }),
  );
  await sendWaitingMails(market);
  expect(sent.map(({ to }) => to).sort()).toEqual(crowd.map(({ email }) => email).sort());
  for (const { subject, text } of sent) {
    expect(subject).toBe('Your day: 60 notifications');
    expect(text.match(/Ann reviewed you/g)).toHaveLength(50);
    expect(text).toContain('/notifications');
  }
});

it('the daily mail has no news of listings whose seller was blocked since, by either side', async () => {
  const { id: accountId, email, api } = await market.buyer();
  await api.changeNotificationChoices({ body: { digestHour: 18 } });
  const [blocked, blocking, other] = await Promise.all(
    ['Blocked sofa', 'Blocking sofa', 'Other sofa'].map((title) => market.listing({ title })),
  );
  for (const listing of [blocked, blocking, other]) {
    const params = { id: listing?.id ?? '' };
    await api.addWish({ body: { previousId: params.id } });
    await listing?.seller.api.updateListing({ params, body: { price: '90' } });
  }
  await market.drainJobs();
  await api.blockAccount({ body: { accountId: blocked?.seller.id ?? '' } });
  await blocking?.seller.api.blockAccount({ body: { accountId } });
  market.clock.advance(25 * 3600);
  while ((await deliverNotifications(market.services)) > 0);
  await sendWaitingMails(market);
  const [mail, ...more] = sent.filter(({ to }) => to === email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Other sofa now costs $90');
  expect(mail?.text).not.toMatch(/Block(ed|ing) sofa/);
});

it('the daily mail waits for the end of quiet hours when it comes late, after an outage', async () => {
  const { id: accountId, email, api } = await market.buyer();
  await api.changeNotificationChoices({
    body: { digestHour: 18, quietHours: { from: '22:00', until: '07:00' }, timeZone: 'Europe/Berlin' },
  });
  const params = { title: 'Chair.', from: 'Ann', stars: 5 };
  const news: NewNotification = { accountId, kind: 'review_received', href: '/dashboard/reviews', params };
  await inTransaction(market.services.db, (tx) => notifyAll(market.services, tx, [news]));
  await market.drainJobs();
  const hour = () =>
    Number(
      market.clock.now().toLocaleTimeString('en', { timeZone: 'Europe/Berlin', hour: 'numeric', hourCycle: 'h23' }),
    );
  const mails = async () => {
    while ((await deliverNotifications(market.services)) > 0);
    await sendWaitingMails(market);
    return sent.filter(({ to }) => to === email).length;
  };
  market.clock.advance((((23 - hour() + 24) % 24) + 24) * 3600);
  expect([hour(), await mails()]).toEqual([23, 0]);
  market.clock.advance(9 * 3600);
  expect(await mails()).toBe(1);
});
