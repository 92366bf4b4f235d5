-- What buyer and seller say about each other after a completed sale. A review is shown when both are written, or when
-- the time for the second one is over: `shown_from` is that moment.
create table reviews (
  id uuid primary key,
  fulfillment_id uuid not null references fulfillments (id),
  writer_id uuid not null references accounts (id),
  about_id uuid not null references accounts (id),
  writer_role text not null check (writer_role in ('buyer', 'seller')),
  stars smallint not null check (stars between 1 and 5),
  text text not null check (char_length(text) <= 1000),
  tags text[] not null default '{}' check (cardinality(tags) <= 4),
  reply text check (char_length(reply) between 1 and 1000),
  replied_at timestamptz,
  shown_from timestamptz not null,
  -- Hidden by a moderator.
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  unique (fulfillment_id, writer_id),
  check (writer_id <> about_id),
  check ((reply is null) = (replied_at is null))
);
create index reviews_by_subject on reviews (about_id, shown_from desc, id desc) where writer_role = 'buyer';
create index reviews_by_writer on reviews (writer_id);

-- Only the two parties of a completed sale review each other.
create function check_review() returns trigger language plpgsql as $$
begin
  if not exists (
    select from fulfillments f where f.id = new.fulfillment_id and f.state = 'completed'
      and (new.writer_id, new.about_id) =
        (case new.writer_role when 'buyer' then f.buyer_id else f.seller_id end,
         case new.writer_role when 'buyer' then f.seller_id else f.buyer_id end)
  ) then
    raise exception 'a review needs a completed sale of its writer' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger reviews_of_parties before insert on reviews for each row execute function check_review();

-- Who cancelled; empty when the marketplace did, or nobody.
alter table fulfillments add column cancelled_by uuid references accounts (id);
