-- What sellers and admins see in numbers: how often pieces are looked at, what was earned, and how the days went.

-- How many people looked at a piece on a day (UTC). No foreign keys: checking one would lock the piece's row, and a
-- purchase of a piece that everybody looks at would have to wait.
create table listing_views (
  listing_id uuid not null,
  day date not null,
  -- The piece's seller, who never changes; their days are one range of the index.
  seller_id uuid not null,
  views integer not null check (views > 0),
  primary key (listing_id, day)
);
create index listing_views_by_seller on listing_views (seller_id, day);

-- Who was counted already, by a key that names nobody; kept for two days. Lost in a crash, somebody counts twice.
create unlogged table listing_viewers (
  day date not null,
  listing_id uuid not null,
  visitor text not null,
  primary key (day, listing_id, visitor)
);

-- What a sale has brought its seller, movement by movement: the one home of this sum. Refunds count below zero.
create view earnings as
  select s.seller_id, s.listing_id, e.kind, e.created_at, -e.amount_cents as cents
  from sales s join ledger_entries e on e.purchase_id = s.purchase_id and e.account = 'seller';
create index sellers_money_by_time on ledger_entries (created_at) where account = 'seller';

-- Sums of days that are over (UTC), so that an overview adds up days instead of rows.
create table market_days (
  day date primary key,
  people integer not null,
  listings integer not null,
  sales integer not null,
  sold_cents bigint not null,
  refunded_cents bigint not null
);
create index accounts_by_time on accounts (created_at);
create index listings_by_time on listings (created_at);
create index sales_by_time on sales (paid_at);

-- People by name, by e-mail, and by the beginnings of the words in both.
create index accounts_by_name on accounts (type, lower(display_name), id) where deleted_at is null;
create index accounts_by_email on accounts (type, lower(email), id) where deleted_at is null;
create index accounts_by_words on accounts
  using gin (to_tsvector('simple', translate(display_name || ' ' || email, '@.-_+', '     '))) where deleted_at is null;
