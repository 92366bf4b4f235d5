-- The public reply to a review can be reported and hidden by itself; its case has the review's id as its target.
alter table cases drop constraint cases_kind_check;
alter table cases add constraint cases_kind_check check (kind in ('listing', 'account', 'message', 'review', 'reply'));
alter table reviews add column reply_hidden_at timestamptz;

-- The marketplace reports an advertiser itself; before, such a report looked like one of an anonymous person.
alter table reports add column by_shop boolean not null default false;
update reports set by_shop = true
  where reporter_id is null and email is null and reason = 'spam' and text like 'The same text to many people: %';
