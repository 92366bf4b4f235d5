import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unsubscribeUrl } from '../../server/features/notifications/unsubscribe-token.ts';
import { inTransaction } from '../../server/platform/db/database.ts';
import { lockAccountForShare } from '../../server/platform/db/lock-account.ts';
import type { CallName } from '../../shared/contract/paths.ts';
import type { Actor } from '../support/actor.ts';
import type { Parts } from '../support/api-client.ts';
import { type Market, openMarket } from '../support/marketplace.ts';
import { png } from '../support/pictures.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** Runs work while another request of the person, such as a purchase, holds the account. */
const whileBusy = <T>({ id }: Actor, work: () => Promise<T>): Promise<T> =>
  inTransaction(market.services.db, async (tx) => {
    await lockAccountForShare(tx, id, { alone: true });
    return work();
  });

async function photo(width: number): Promise<FormData> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(await png(width, 24))], { type: 'image/png' }), 'chair.png');
  return body;
}

const choicesOf = ({ api }: Actor) => api.getNotificationChoices();

describe('a person changes choices while another request holds the account', () => {
  it('without waiting for it', async () => {
    const person = await market.buyer();
    const answers = await whileBusy(person, () =>
      Promise.all([
        person.callOnce('changeNotificationChoices', { body: { choices: { offers: { mail: false } }, digestHour: 7 } }),
        person.callOnce('changeNotificationChoices', { body: { quietHours: { from: '22:00', until: '07:00' } } }),
        person.callOnce('changeAlertChoices', { body: { back: false } }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await choicesOf(person)).toMatchObject({
      choices: { offers: { mail: false }, back: { mail: false } },
      quietHours: { from: '22:00', until: '07:00' },
      digestHour: 7,
      timeZone: 'UTC',
    });
  });

  it('and ends mails by the link of one', async () => {
    const person = await market.buyer();
    const url = unsubscribeUrl(market.services.config, person.id, 'offers');
    const body = 'List-Unsubscribe=One-Click';
    const answer = await whileBusy(person, () =>
      fetch(market.origin + new URL(url).pathname, { method: 'POST', body }),
    );
    expect(answer.status).toBe(200);
    expect((await choicesOf(person)).choices.offers).toMatchObject({ mail: false });
  });
});

describe('a person works on while another request holds the account', () => {
  it('saves a search and sends photos', async () => {
    const person = await market.seller();
    const answers = await whileBusy(person, async () =>
      Promise.all([
        person.callOnce('saveSearch', { body: { name: 'Oak', query: { q: 'oak' } } }),
        person.callOnce('uploadImage', { body: await photo(32) }),
        person.callOnce('uploadMessagePhoto', { body: await photo(33) }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });
});

describe('a call whose transaction is always rolled back by the database', () => {
  it.each([
    ['40P01', 'deadlock'],
    ['40001', 'serialization failure'],
  ])('answers busy after three times %s (%s)', async (code) => {
    const [person, listing] = [await market.buyer(), await market.listing()];
    await market.sql(
      `create or replace function fail_always() returns trigger language plpgsql as $$ begin raise exception using errcode = '${code}'; end $$`,
    );
    await market.sql('create or replace trigger fail before insert on conversations execute function fail_always()');
    try {
      const token = await person.token();
      const answer = await market.stranger.fetch('/api/conversations', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ listingId: listing.id, text: 'Hello' }),
      });
      expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([503, true]);
    } finally {
      await market.sql('drop trigger fail on conversations');
    }
  });
});

/** Presses twenty times at once. @returns statuses of a server error */
async function failures(person: Actor, press: (i: number) => [CallName, Parts]): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => person.callOnce(...press(i))));
  return answers.map(({ status }) => status).filter((status) => status >= 500);
}

describe('a person presses twenty times at once', () => {
  const isOn = (i: number) => i % 2 === 0;

  it('and no change of choices is refused or lost', async () => {
    const person = await market.buyer();
    const groups = ['offers', 'messages', 'sales', 'reviews'] as const;
    expect(
      await failures(person, (i) => [
        'changeNotificationChoices',
        {
          body:
            i === 19
              ? { timeZone: 'Asia/Kolkata' }
              : { choices: { [groups[i % 4] ?? 'offers']: { push: false } }, digestHour: 6 },
        },
      ]),
    ).toEqual([]);
    expect(await choicesOf(person)).toMatchObject({ timeZone: 'Asia/Kolkata', digestHour: 6 });
    expect((await market.sql('select topic from notification_choices where account_id = $1', [person.id])).length).toBe(
      4,
    );
    // The two screens save the same rows.
    expect(
      await failures(person, (i) =>
        isOn(i)
          ? ['changeAlertChoices', { body: { sold: true, back: true, on_hold: true, price_drop: true } }]
          : [
              'changeNotificationChoices',
              {
                body: {
                  choices: {
                    price_drop: { mail: true },
                    on_hold: { mail: true },
                    back: { mail: true },
                    sold_saved: { mail: true },
                  },
                },
              },
            ],
      ),
    ).toEqual([]);
    const last = { body: { choices: { back: { mail: false } }, digestHour: null } };
    await person.api.changeNotificationChoices(last);
    expect(await choicesOf(person)).toMatchObject({ choices: { back: { mail: false } }, digestHour: null });
  });

  it('on the heart, the archive, a block, a search or the news', async () => {
    const person = await market.buyer();
    const listing = await market.listing();
    const body = { previousId: listing.id };
    const { id } = await person.api.startConversation({ body: { listingId: listing.id, text: 'Hello' } });
    const wish = await person.api.addWish({ body });
    const wishId = String(wish.insertedId);
    const accountId = listing.seller.id;
    const all: Record<string, (i: number) => [CallName, Parts]> = {
      heart: (i) => (isOn(i) ? ['addWish', { body }] : ['removeWish', { params: { id: wishId } }]),
      archive: (i) => ['archiveConversation', { params: { id }, body: { archived: isOn(i) } }],
      read: () => ['readConversation', { params: { id } }],
      news: () => ['readNotifications', { body: {} }],
      search: () => ['saveSearch', { body: { name: 'Oak', query: { q: 'oak' } } }],
      block: (i) =>
        isOn(i) ? ['blockAccount', { body: { accountId } }] : ['unblockAccount', { params: { accountId } }],
    };
    for (const [name, press] of Object.entries(all)) expect([name, await failures(person, press)]).toEqual([name, []]);
    const last = { archived: true };
    await person.api.archiveConversation({ params: { id }, body: last });
    expect(await person.api.listSavedSearches()).toHaveLength(1);
    await person.api.blockAccount({ body: { accountId } });
    expect((await person.api.listBlocks({ query: {} })).items.map((one) => one.accountId)).toEqual([accountId]);
  });

  it('on messages, offers, photos and a payment', async () => {
    const person = await market.seller();
    const listing = await market.listing({ price: '100' });
    const { id } = await person.api.startConversation({ body: { listingId: listing.id, text: 'Hello' } });
    await person.api.addWish({ body: { previousId: listing.id } });
    const bodies = await Promise.all(Array.from({ length: 20 }, (_, i) => photo(40 + (i % 3))));
    const all: Record<string, (i: number) => [CallName, Parts]> = {
      message: (i) => [
        'sendMessage',
        { params: { id }, body: { text: `Message ${i % 5}`, clientId: `same-${i % 5}` } },
      ],
      photo: (i) => [isOn(i) ? 'uploadImage' : 'uploadMessagePhoto', { body: bodies[i] ?? new FormData() }],
      offer: (i) => ['makeOffer', { body: { listingId: listing.id, amountCents: 5000 + (i % 2) * 100 } }],
      payment: () => ['createPaymentIntent', { body: { price: '100', previousId: listing.id } }],
    };
    for (const [name, press] of Object.entries(all)) expect([name, await failures(person, press)]).toEqual([name, []]);
    const rows = await market.sql('select id from images where owner_id = $1', [person.id]);
    expect(rows).toHaveLength(3);
    const holds = await market.sql('select id from purchases where buyer_id = $1', [person.id]);
    expect(holds).toHaveLength(1);
  });
});
