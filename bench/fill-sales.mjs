/**
 * Fills an empty shop with sales in all states of fulfillment and payout. The rows are as the shop itself writes them; `verifyBooks`
 * is asked afterwards.
 */

/** Sellers 1 to 3 have 4, 3 and 2 of a hundred sales. */
const LARGE = 3;
const BUYERS_PER_SELLER = 2;

/** SQL of an id that grows with its number, as the shop's ids do. @param {string} kind two hexadecimal digits @param {string} n SQL */
export const idOf = (kind, n) => `('${kind}000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Kinds of ids. */
export const ids = {
  person: 'a1',
  listing: 'b1',
  purchase: 'c1',
  sale: 'c2',
  fulfillment: 'c3',
  window: 'c4',
  payout: 'd1',
  transfer: 'd2',
  entry: 'd3',
  refund: 'd4',
  conversation: 'e1',
  offer: 'e4',
  case: 'e2',
  report: 'e3',
  image: 'f1',
};

/** @param {number} sales */
export const sellersOf = (sales) => Math.max(100, sales / 20);

/** Of a thousand sales, how many end how: state of the fulfillment, and of the money. */
const mix = [
  [640, 'completed', 'transferred'],
  [110, 'completed', 'by_hand'],
  [40, 'completed', 'owed'],
  [10, 'completed', 'part_refunded'],
  [20, 'completed', 'disputed_before'],
  [20, 'arranging', 'pending'],
  [20, 'arranged', 'pending'],
  [20, 'inspecting', 'pending'],
  [5, 'no_show', 'pending'],
  [5, 'disputed', 'pending'],
  [70, 'cancelled', 'refunded'],
  [40, 'refused', 'refunded'],
];

/** SQL that picks a column of the mix by a number from 0 to 999. @param {1 | 2} column */
function pick(column) {
  let below = 0;
  const cases = mix.map((row) => {
    below += Number(row[0]);
    return `when r < ${below} then '${row[column]}'`;
  });
  return `case ${cases.join(' ')} end`;
}

/** @param {number} sales @param {number} releases sales of ready sellers whose inspection can end at once, a tenth of seller 1 */
function plan(sales, releases) {
  const sellers = sellersOf(sales);
  const ready = Math.max(1, Math.round(releases / 5));
  return [
    `create temp table plan as
     select n, seller, ${sellers} + ready + 1 + (n * 7919::bigint % ${sellers * BUYERS_PER_SELLER}) as buyer, state,
       -- Large sellers are paid at once, and what is owed is of the last months.
       case when money = 'owed' and (seller <= ${LARGE} or n < ${sales / 2}) then 'transferred' else money end as money, method,
       5000 + (n % 500) * 100 as price, case method when 'pickup' then 0 when 'carrier' then 4900 else 2500 end as delivery,
       now() - interval '10 days' - make_interval(secs => (${sales + releases} - n) * (500 * 86400.0 / ${sales})) as paid_at
     from (
       select n, ready,
         case when n > ${sales} then case when n % 10 = 0 then 1 else ${sellers} + 1 + n % ${ready} end
           when n % 100 < 4 then 1 when n % 100 < 7 then 2 when n % 100 < 9 then 3
           else ${LARGE + 1} + (n * 31::bigint) % (${sellers - LARGE}) end as seller,
         case when n > ${sales} then 'inspecting' else ${pick(1)} end as state,
         case when n > ${sales} then 'pending' else ${pick(2)} end as money,
         case when n > ${sales} or n % 10 = 8 then 'seller_delivery' when n % 10 = 9 then 'carrier' else 'pickup' end as method
       from (select n, abs(hashint4(n)) % 1000 as r, ${ready} as ready from generate_series(1, ${sales + releases}) n) numbered
     ) mixed`,
    `insert into accounts (id, issuer, subject, email, display_name, type, email_verified)
     select ${idOf(ids.person, 'n')}, 'bench', n::text, n || '@bench.test', 'Person ' || n,
       case when n <= ${sellers + ready} then 'seller' else 'buyer' end, true
     from generate_series(1, ${sellers * (1 + BUYERS_PER_SELLER) + ready + 1}) n`,
    // Seller 1 and those of the releases have a finished account at the provider.
    `insert into seller_accounts (account_id, provider_id, state, checked_at)
     select ${idOf(ids.person, 'n')}, 'acct_bench_' || n,
       case when n <= ${LARGE} or n > ${sellers} then 'ready' else 'incomplete' end, now()
     from generate_series(1, ${sellers + ready}) n`,
  ];
}

const isReleased = `money in ('transferred', 'by_hand', 'owed', 'part_refunded', 'disputed_before')`;
const fee = 'price * 8 / 100';

/** What went back of a sale, in cents. */
const back = `case money when 'refunded' then price + delivery when 'part_refunded' then 1000 else 0 end`;
/** What a released sale brought its seller: the fee falls with the price. */
const ownFee = `(case money when 'part_refunded' then round((price - 1000) * (${fee})::numeric / price)::int else ${fee} end)`;
const net = `(price + delivery - (${back}) - ${ownFee})`;
const isPaid = `money in ('transferred', 'by_hand', 'part_refunded', 'disputed_before')`;
const isSent = `money in ('transferred', 'part_refunded', 'disputed_before')`;

/** @param {string} kind @param {number} at its place among the entries of a sale @param {string} account @param {string} cents @param {string} days after the payment @param {string} [more] */
const entry = (kind, at, account, cents, days, more = 'null, null') =>
  `insert into ledger_entries (id, purchase_id, kind, account, amount_cents, created_at, provider_refund_id, payout_id, seller_id)
   select ${idOf(ids.entry, `n::bigint * 16 + ${at}`)}, ${idOf(ids.purchase, 'n')}, '${kind}', '${account}', ${cents},
     paid_at + interval '${days} days', ${more}, ${idOf(ids.person, 'seller')} from plan`;

const payoutId = `null, ${idOf(ids.payout, 'n')}`;
const refundId = `'re_bench_' || n, null`;

const entries = [
  entry('payment', 0, 'provider', 'price + delivery', '0'),
  entry('payment', 1, 'seller_pending', '-price', '0'),
  `${entry('payment', 2, 'delivery', '-delivery', '0')} where delivery > 0`,
  `${entry('refund', 3, 'provider', `-(${back})`, '3', refundId)} where ${back} > 0`,
  `${entry('refund', 4, 'seller_pending', `case money when 'refunded' then price else 1000 end`, '3', refundId)} where ${back} > 0`,
  `${entry('refund', 5, 'delivery', 'delivery', '3', refundId)} where money = 'refunded' and delivery > 0`,
  `${entry('release', 6, 'seller_pending', `price - (${back})`, '5')} where ${isReleased}`,
  `${entry('release', 7, 'delivery', 'delivery', '5')} where ${isReleased} and delivery > 0`,
  `${entry('release', 8, 'seller_available', `-${net}`, '5')} where ${isReleased}`,
  `${entry('release', 9, 'fee', `-${ownFee}`, '5')} where ${isReleased}`,
  `${entry('transfer', 10, 'seller_available', net, '6', payoutId)} where ${isPaid}`,
  `${entry('transfer', 11, 'seller_transferred', `-${net}`, '6', payoutId)} where ${isPaid}`,
];

const goods = [
  `insert into images (id, owner_id, hash, url, files, width, height, bytes)
   select ${idOf(ids.image, 'n')}, ${idOf(ids.person, '1')}, 'hash ' || n, '/pictures/' || n, '[]', 800, 600, 1000
   from generate_series(1, 50) n`,
  `insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition, description, year, state,
     created_at)
   select ${idOf(ids.listing, 'n')}, ${idOf(ids.person, 'seller')}, 'Person ' || seller, 'Here', '1', 'Chair', 'Chair ' || n, price,
     'Good', 'A chair with a story.', '2019', 'sold', paid_at - interval '9 days' from plan`,
  `insert into listing_images (listing_id, position, image_id)
   select ${idOf(ids.listing, 'n')}, 0, ${idOf(ids.image, 'n % 50 + 1')} from plan`,
  `insert into conversations (id, listing_id, buyer_id, seller_id, created_at)
   select ${idOf(ids.conversation, 'n')}, ${idOf(ids.listing, 'n')}, ${idOf(ids.person, 'buyer')}, ${idOf(ids.person, 'seller')}, paid_at
   from plan where n % 2 = 0`,
  `insert into offers (id, conversation_id, listing_id, buyer_id, seller_id, proposed_by, amount_cents, currency, state, expires_at, created_at)
   select ${idOf(ids.offer, 'n')}, ${idOf(ids.conversation, 'n')}, ${idOf(ids.listing, 'n')}, ${idOf(ids.person, 'buyer')},
     ${idOf(ids.person, 'seller')}, case when n % 4 = 0 then 'buyer' else 'seller' end, price / 2, 'usd',
     case when n % 20 < 4 then 'open' else 'declined' end, now() + make_interval(hours => n % 48), paid_at - interval '1 day'
   from plan where n % 2 = 0`,
];

const parties = `${idOf(ids.listing, 'n')}, ${idOf(ids.person, 'buyer')}, ${idOf(ids.person, 'seller')}`;
const isUnderWay = `state in ('arranging', 'arranged', 'inspecting', 'no_show', 'disputed')`;

const deals = [
  `insert into purchases (id, listing_id, buyer_id, seller_id, price_cents, currency, state, intent_id, held_until, method,
     delivery_cents, created_at, updated_at)
   select ${idOf(ids.purchase, 'n')}, ${parties}, price, 'usd', case money when 'refunded' then 'refunded' else 'paid' end,
     'pi_bench_' || n, paid_at, method, delivery, paid_at, paid_at from plan`,
  `insert into sales (id, purchase_id, listing_id, buyer_id, seller_id, price_cents, fee_cents, method, delivery_cents, paid_at, snapshot)
   select ${idOf(ids.sale, 'n')}, ${idOf(ids.purchase, 'n')}, ${parties}, price, ${fee}, method, delivery, paid_at,
     jsonb_build_object('title', 'Chair ' || n, 'category', 'Chair', 'condition', 'Good', 'year', '2019', 'location', 'Here',
       'description', 'A chair with a story.', 'image', '/pictures/' || n % 50, 'sellerName', 'Person ' || seller,
       'sellerEmail', seller || '@bench.test', 'buyerEmail', buyer || '@bench.test') from plan`,
  `insert into fulfillments (id, purchase_id, listing_id, buyer_id, seller_id, state, method, completed_at, created_at, updated_at,
     deadline_at, absent, ended_reason, handed_over_at)
   select ${idOf(ids.fulfillment, 'n')}, ${idOf(ids.purchase, 'n')}, ${parties}, state, method,
     case state when 'completed' then paid_at + interval '5 days' end, paid_at, paid_at,
     case when ${isUnderWay} then now() + interval '2 days' end, case state when 'no_show' then 'buyer' end,
     case when state in ('cancelled', 'refused') then 'It does not fit.' else '' end,
     case when state in ('completed', 'inspecting', 'disputed') then paid_at + interval '3 days' end from plan`,
  `insert into fulfillment_windows (id, fulfillment_id, proposed_by, state, starts_at, ends_at)
   select ${idOf(ids.window, 'n::bigint * 4 + w')}, ${idOf(ids.fulfillment, 'n')}, 'seller',
     case when state = 'arranging' then 'open' when w = 1 then 'accepted' else 'replaced' end,
     paid_at + make_interval(days => w + 2), paid_at + make_interval(days => w + 2, hours => 2)
   from plan, generate_series(1, 2) w where state <> 'cancelled'`,
  `insert into disputes (fulfillment_id, opened_by, reason, text, opened_at, state, outcome, decided_by, decided_at, decision_reason)
   select ${idOf(ids.fulfillment, 'n')}, 'buyer', 'not_as_described', 'A leg is loose.', paid_at + interval '4 days',
     case state when 'disputed' then 'open' else 'decided' end, case when state <> 'disputed' then 'release' end,
     case when state <> 'disputed' then 'operator' end, case when state <> 'disputed' then paid_at + interval '5 days' end,
     case when state <> 'disputed' then 'The photos show it.' else '' end
   from plan where state = 'disputed' or money = 'disputed_before'`,
];

const money = [
  `insert into refunds (id, purchase_id, reason, amount_cents, state, provider_refund_id, created_at)
   select ${idOf(ids.refund, 'n')}, ${idOf(ids.purchase, 'n')}, case money when 'refunded' then 'requested' else 'reduced' end, ${back},
     'succeeded', 're_bench_' || n, paid_at + interval '3 days' from plan where ${back} > 0`,
  `insert into payouts (id, purchase_id, seller_id, amount_cents, state, due_at, reference, paid_at, created_at)
   select ${idOf(ids.payout, 'n')}, ${idOf(ids.purchase, 'n')}, ${idOf(ids.person, 'seller')}, ${net},
     case when money = 'owed' then 'owed' else 'paid' end, paid_at + interval '8 days',
     case when ${isSent} then 'tr_bench_' || n when money = 'by_hand' then 'Bank transfer ' || n end,
     case when ${isPaid} then paid_at + interval '6 days' end, paid_at + interval '5 days' from plan where ${isReleased}`,
  `insert into transfers (id, payout_id, purchase_id, seller_id, destination, amount_cents, currency, charge, state, provider_id,
     created_at, done_at)
   select ${idOf(ids.transfer, 'n')}, ${idOf(ids.payout, 'n')}, ${idOf(ids.purchase, 'n')}, ${idOf(ids.person, 'seller')},
     'acct_bench_' || seller, ${net}, 'usd', 'ch_bench_' || n, 'sent', 'tr_bench_' || n, paid_at + interval '6 days',
     paid_at + interval '6 days' from plan where ${isSent}`,
  ...entries,
  `insert into seller_balances (seller_id, account, cents)
   select seller_id, account, sum(amount_cents) from ledger_entries
   where account in ('seller_pending', 'delivery', 'seller_available', 'seller_transferred') group by seller_id, account`,
];

const reports = [
  `insert into cases (id, kind, target_id, subject_id, state, action, reason, decided_at, created_at)
   select ${idOf(ids.case, 'n')}, 'listing', ${idOf(ids.listing, 'n')}, ${idOf(ids.person, 'seller')},
     case when n % 2000 = 0 then 'open' else 'decided' end, case when n % 2000 <> 0 then 'none' end,
     case when n % 2000 <> 0 then 'Nothing is wrong.' end, case when n % 2000 <> 0 then paid_at end, paid_at - interval '1 day'
   from plan where n % 100 = 0`,
  `insert into reports (id, case_id, reason, text, reporter_id, language)
   select ${idOf(ids.report, 'n')}, ${idOf(ids.case, 'n')}, 'spam', 'It is listed twice.', ${idOf(ids.person, 'buyer')}, 'en'
   from plan where n % 100 = 0`,
];

/** The provider's records of the sales that are released. */
const provider = (/** @type {number} */ sales) => [
  `insert into sandbox_stripe.object (id, kind, created, body)
   select provider_id, 'account', 0, jsonb_build_object('id', provider_id, 'object', 'account', 'type', 'express',
     'capabilities', jsonb_build_object('transfers', 'active', 'card_payments', 'active'), 'details_submitted', true,
     'payouts_enabled', true, 'requirements', jsonb_build_object('currently_due', '[]'::jsonb, 'past_due', '[]'::jsonb),
     'external_accounts', jsonb_build_object('data', '[]'::jsonb), 'metadata', '{}'::jsonb)
   from seller_accounts where state = 'ready'`,
  `insert into sandbox_stripe.object (id, kind, created, body)
   select 'pi_bench_' || n, 'payment_intent', 0, jsonb_build_object('id', 'pi_bench_' || n, 'object', 'payment_intent',
     'amount', price + delivery, 'amount_received', price + delivery, 'currency', 'usd', 'status', 'succeeded', 'created', 0,
     'latest_charge', 'ch_bench_' || n, 'metadata', '{}'::jsonb)
   from plan where n > ${sales}`,
  `insert into sandbox_stripe.object (id, kind, created, body)
   select 'ch_bench_' || n, 'charge', 0, jsonb_build_object('id', 'ch_bench_' || n, 'object', 'charge', 'amount', price + delivery,
     'amount_captured', price + delivery, 'amount_refunded', 0, 'currency', 'usd', 'paid', true, 'status', 'succeeded',
     'created', 0, 'payment_intent', 'pi_bench_' || n, 'metadata', '{}'::jsonb)
   from plan where n > ${sales}`,
];

/**
 * Writes the sales past all triggers: their checks read row by row, and take hours. Call it as a superuser.
 * @param {import('pg').Pool} pool @param {{ sales: number, releases: number }} counts
 */
export async function fillSales(pool, { sales, releases }) {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const step of [...plan(sales, releases), ...goods, ...deals, ...money, ...reports, ...provider(sales)])
      await client.query(step);
    await client.query('set session_replication_role = origin');
    // Also sets the bits that an index-only scan needs, as autovacuum does.
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}
