import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthOf } from '../../../../shared/domain/statement.ts';
import type { Actor } from '../../../../test/support/actor.ts';
import { readCsvRows } from '../../../../test/support/csv-rows.ts';
import { handOver } from '../../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { readPdfText } from '../../../../test/support/pdf-text.ts';
import { reconcile } from '../../checkout/reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
  // Tests move entries to other months.
  await shop.market.sql('alter table ledger_entries disable trigger ledger_insert_only');
});
afterAll(() => shop.market.close());

const thisMonth = () => monthOf(new Date(), 'UTC');
const csvHeaders = { Accept: 'text/csv' };

async function completed(seller: Actor) {
  const { listing, id, intent } = await shop.bought({ seller });
  await handOver(shop.buyer, listing);
  return { listing, purchase: id, intent };
}
const refund = async (intent: string, cents?: number) => {
  await shop.cardProvider.refund(intent, cents);
  await reconcile(shop.market.services);
};
async function payOut(seller: Actor): Promise<void> {
  const [payout] = await shop.market.sql(`select id from payouts where seller_id = $1 and state = 'owed'`, [seller.id]);
  await shop.admin.api.markPayoutPaid({ params: { id: String(payout?.id) }, body: { reference: 'Transfer 1' } });
}
/** Moves the entries of a purchase, or those of some kinds, to another time. */
const move = (purchase: string, at: string, kinds = ['release', 'refund', 'return', 'transfer']) =>
  shop.market.sql('update ledger_entries set created_at = $2 where purchase_id = $1 and kind = any($3)', [
    ...[purchase, at, kinds],
  ]);

const ask = (who: Pick<Actor, 'fetch'>, month: string, headers: Record<string, string> = {}) =>
  who.fetch(`/api/earnings/statements/${month}`, { headers });

/** The cells of a statement's rows by column, without the first line. */
async function rowsOf(who: Actor, month: string) {
  const answer = await ask(who, month, csvHeaders);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="statement-${month}.csv"`);
  return readCsvRows(await answer.text());
}
const short = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
  rows.map(({ kind, price, fee, delivery, net, balance }) => [kind, price, fee, delivery, net, balance].join(' '));

/** Returns a seller's balance in the ledger at an instant, in whole units. */
async function ledgerBalance(seller: Actor, until = '2999-01-01'): Promise<string> {
  const [row] = await shop.market.sql(
    `select (coalesce(-sum(e.amount_cents), 0) / 100.0)::numeric(12, 2)::text as sum from sales s
     join ledger_entries e on e.purchase_id = s.purchase_id and e.account = 'seller_available'
     where s.seller_id = $1 and e.created_at < $2`,
    [seller.id, until],
  );
  return String(row?.sum);
}

describe('a statement', () => {
  it('tells of sales, refunds and transfers, and ends with what the ledger holds', async () => {
    const seller = await shop.market.seller();
    const { intent } = await completed(seller);
    await payOut(seller);
    await refund(intent, 2_000);
    await completed(seller);
    const rows = await rowsOf(seller, thisMonth());
    expect(short(rows)).toEqual([
      'opening     0.00',
      'release 120.00 -9.60 0.00 110.40 110.40',
      'transfer 0.00 0.00 0.00 -110.40 0.00',
      'refund -20.00 1.60 0.00 -18.40 -18.40',
      'release 120.00 -9.60 0.00 110.40 92.00',
      'sum 220.00 -17.60 0.00 92.00 ',
      'closing     92.00',
    ]);
    expect(rows.at(-1)?.balance).toBe(await ledgerBalance(seller));
    expect(rows[1]).toMatchObject({ listing: 'Oak table', text: 'Sale', currency: 'USD', date: expect.any(String) });
    const [payout] = await shop.market.sql(`select amount_cents from payouts where seller_id = $1 and state = 'owed'`, [
      seller.id,
    ]);
    expect(payout?.amount_cents).toBe(9_200);
  });

  it('takes back a sale of which the fee was all, so that its sums hold what was kept', async () => {
    const seller = await shop.market.seller();
    const listing = await shop.market.listing({ seller, price: '0.60' });
    await shop.market.buy(shop.buyer, listing);
    await handOver(shop.buyer, listing);
    const { id } = await shop.books(listing);
    expect((await shop.refund(id)).status).toBe(200);
    expect(short(await rowsOf(seller, thisMonth()))).toEqual([
      'opening     0.00',
      'release 0.60 -0.60 0.00 0.00 0.00',
      'refund -0.60 0.60 0.00 0.00 0.00',
      'sum 0.00 0.00 0.00 0.00 ',
      'closing     0.00',
    ]);
    await move(id, '2026-01-10T12:00:00Z', ['release']);
    await move(id, '2026-02-10T12:00:00Z', ['refund']);
    expect(await seller.api.listEarningsStatements()).toEqual([{ month: '2026-02' }, { month: '2026-01' }]);
  });

  it('counts a sale with what was left of its price when a part went back before', async () => {
    const seller = await shop.market.seller();
    const { listing, intent } = await shop.bought({ seller });
    await refund(intent, 2_000);
    expect(short(await rowsOf(seller, thisMonth()))).toHaveLength(3);
    await handOver(shop.buyer, listing);
    expect(short(await rowsOf(seller, thisMonth()))[1]).toBe('release 100.00 -8.00 0.00 92.00 92.00');
    expect(await ledgerBalance(seller)).toBe('92.00');
    const pdf = await readPdf(seller, thisMonth());
    expect(pdf).toContain('less an earlier refund');
  });

  it('begins with the balance of the month before, also below zero', async () => {
    const seller = await shop.market.seller();
    const { purchase, intent } = await completed(seller);
    await payOut(seller);
    await refund(intent);
    await move(purchase, '2026-01-10T12:00:00Z', ['release']);
    await move(purchase, '2026-01-20T12:00:00Z', ['transfer']);
    await move(purchase, '2026-02-01T00:00:00Z', ['refund']);
    const later = await completed(seller);
    await move(later.purchase, '2026-03-05T12:00:00Z');
    expect(short(await rowsOf(seller, '2026-01'))).toEqual([
      'opening     0.00',
      'release 120.00 -9.60 0.00 110.40 110.40',
      'transfer 0.00 0.00 0.00 -110.40 0.00',
      'sum 120.00 -9.60 0.00 0.00 ',
      'closing     0.00',
    ]);
    expect(short(await rowsOf(seller, '2026-02'))).toEqual([
      'opening     0.00',
      'refund -120.00 9.60 0.00 -110.40 -110.40',
      'sum -120.00 9.60 0.00 -110.40 ',
      'closing     -110.40',
    ]);
    const march = await rowsOf(seller, '2026-03');
    expect(short(march)).toEqual([
      'opening     -110.40',
      'release 120.00 -9.60 0.00 110.40 0.00',
      'sum 120.00 -9.60 0.00 110.40 ',
      'closing     0.00',
    ]);
    for (const [month, next] of [
      ['2026-01', '2026-02-01'],
      ['2026-02', '2026-03-01'],
      ['2026-03', '2026-04-01'],
    ] as const)
      expect((await rowsOf(seller, month)).at(-1)?.balance).toBe(await ledgerBalance(seller, next));
    expect(await seller.api.listEarningsStatements()).toEqual(
      ['2026-03', '2026-02', '2026-01'].map((month) => ({ month })),
    );
    expect(await readPdf(seller, '2026-02')).toContain('A negative balance is money that went back');
  });

  it('keeps a title from being a formula', async () => {
    const seller = await shop.market.seller();
    const { purchase } = await completed(seller);
    for (const title of ['=1+1', '@sum(A1)', '-1+cmd', '+1']) {
      await shop.market.sql(
        `update sales set snapshot = snapshot || jsonb_build_object('title', $2::text) where purchase_id = $1`,
        [purchase, title],
      );
      expect((await rowsOf(seller, thisMonth()))[1]?.listing).toBe(`'${title}`);
    }
  });

  it('is a PDF unless CSV is asked for, in the language of the reader', async () => {
    const seller = await shop.market.seller({ name: 'Zoë Ñandú' });
    await completed(seller);
    const answer = await ask(seller, thisMonth());
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="statement-${thisMonth()}.pdf"`);
    const english = readPdfText(new Uint8Array(await answer.arrayBuffer()));
    for (const text of ['Settee', 'Statement for', 'Zoë Ñandú', 'Oak table', '110.40', '−9.60', 'USD', 'Page 1 of 1'])
      expect(english).toContain(text);
    const german = await readPdf(seller, thisMonth(), { 'Accept-Language': 'de' });
    for (const text of ['Abrechnung für', 'Verkäufer: Zoë Ñandú', 'Verkauf', '110,40', 'Endstand'])
      expect(german).toContain(text);
    const spanish = await ask(seller, `${thisMonth()}?lang=es`, { ...csvHeaders, 'Accept-Language': 'de' });
    expect(await spanish.text()).toContain('Saldo final');
    // A script names no language: the one of the account counts.
    await seller.api.updateAccount({ body: { language: 'de' } });
    expect(await readPdf(seller, thisMonth(), { 'Accept-Language': '' })).toContain('Anfangsstand');
  });

  it('holds many sales on several pages', async () => {
    const seller = await shop.market.seller();
    const { purchase } = await completed(seller);
    await shop.market.sql(
      `insert into ledger_entries (id, purchase_id, kind, account, amount_cents, provider_refund_id, created_at)
       select gen_random_uuid(), $1, 'refund', side.account, side.cents, 're_' || n, '2025-05-05'
       from generate_series(1, 120) n, (values ('provider', -1), ('seller_available', 1)) as side (account, cents)`,
      [purchase],
    );
    expect(await rowsOf(seller, '2025-05')).toHaveLength(123);
    const text = await readPdf(seller, '2025-05');
    expect(text).toMatch(/Page (\d) of \1$/m);
    expect(text.match(/^Refund$/gm)).toHaveLength(120);
  });
});

const readPdf = async (who: Actor, month: string, headers: Record<string, string> = {}) =>
  readPdfText(new Uint8Array(await (await ask(who, month, headers)).arrayBuffer()));

describe('who may read a statement', () => {
  it('is a seller, and only of their own money', async () => {
    const [seller, other] = [await shop.market.seller(), await shop.market.seller()];
    await completed(seller);
    expect(short(await rowsOf(other, thisMonth()))).toEqual([
      'opening     0.00',
      'sum 0.00 0.00 0.00 0.00 ',
      'closing     0.00',
    ]);
    expect(await other.api.listEarningsStatements()).toEqual([]);
    expect(await readPdf(other, thisMonth())).not.toContain('Oak table');
    expect((await ask(shop.buyer, thisMonth())).status).toBe(403);
    expect((await ask(shop.market.stranger, thisMonth())).status).toBe(401);
  });

  it.each(['2026-13', '2026-00', '1999-12', '0000-01', 'november', '2026-1', '2026-11-01', '%00'])(
    'there is none of %s',
    async (month) => {
      const answer = await ask(await shop.market.seller(), month, csvHeaders);
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
    },
  );

  it('there is none of a month that has not begun', async () => {
    const seller = await shop.market.seller();
    const next = monthOf(new Date(Date.now() + 32 * 86_400_000), 'UTC');
    for (const month of [next, '2999-12']) {
      const answer = await ask(seller, month);
      expect([answer.status, (await answer.json()).message]).toEqual([404, 'This month has not begun.']);
    }
  });
});
