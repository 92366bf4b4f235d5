-- What becomes of a piece that people have saved is written down with the change itself, whoever makes it and by whatever
-- way, so that nobody who wants to know is forgotten; the mails are made of it afterwards.

-- The language in which a person is written to.
alter table accounts add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

-- Of which news a person wants mails, where they have chosen otherwise than everybody.
create table alert_choices (
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('price_drop', 'on_hold', 'back', 'sold')),
  wanted boolean not null,
  primary key (account_id, kind)
);

create table piece_news (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references listings (id) on delete cascade,
  kind text not null check (kind in ('price_drop', 'on_hold', 'back', 'sold')),
  -- What the piece cost before its price fell.
  from_cents integer,
  -- Whose purchase it comes from: this person knows already.
  by_id uuid,
  at timestamptz not null default now()
);
create index piece_news_by_time on piece_news (at, id);

-- One row for each mail. The key is the promise: of one piece and one kind there is one mail a day at the most.
create table alerts (
  account_id uuid not null references accounts (id),
  listing_id uuid not null references listings (id) on delete cascade,
  kind text not null check (kind in ('price_drop', 'on_hold', 'back', 'sold')),
  day date not null,
  from_cents integer,
  due_at timestamptz not null,
  told_at timestamptz,
  primary key (account_id, listing_id, kind, day)
);
create index alerts_due on alerts (due_at) where told_at is null;
create index alerts_told on alerts (told_at) where told_at is not null;
create index alerts_by_listing on alerts (listing_id);

create function note_piece_news() returns trigger language plpgsql as $$
declare
  was_free boolean := old.state = 'available' and old.hidden_at is null and old.deleted_at is null;
  is_free boolean := new.state = 'available' and new.hidden_at is null and new.deleted_at is null;
  news text := case
    when new.state = 'sold' and old.state <> 'sold' then 'sold'
    when new.state = 'held' and was_free then 'on_hold'
    when is_free and not was_free then 'back'
    when is_free and new.price_cents < old.price_cents then 'price_drop'
  end;
begin
  if news is not null and exists (select 1 from wishes where listing_id = new.id and removed_at is null) then
    insert into piece_news (listing_id, kind, from_cents, by_id) values (
      new.id, news, case news when 'price_drop' then old.price_cents end,
      -- The purchase that moved in this same transaction, and so at this same instant.
      (select buyer_id from purchases where listing_id = new.id and updated_at = now() limit 1)
    );
  end if;
  return null;
end $$;
-- At the end of the transaction, when the purchase that the change belongs to is written too.
create constraint trigger listings_news after update on listings
  deferrable initially deferred for each row
  when (new.state <> old.state or new.price_cents < old.price_cents
    or (new.hidden_at is null and old.hidden_at is not null) or (new.deleted_at is null and old.deleted_at is not null))
  execute function note_piece_news();
