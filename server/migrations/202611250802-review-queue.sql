-- A listing can wait until an admin has looked at it. While it waits it is hidden too, so that every public query
-- already leaves it out. `waits_for` says why.
alter table listings add column waits_for text[]
  check (waits_for <@ array['first_listing', 'flagged_words', 'low_price'] and cardinality(waits_for) > 0);
alter table listings add constraint listings_waiting_are_hidden check (waits_for is null or hidden_at is not null);
-- Its case keeps the reasons after the decision.
alter table cases add column waited_for text[];

alter table cases drop constraint cases_kind_check;
alter table cases add constraint cases_kind_check check (kind in ('listing', 'account', 'message', 'review'));
create index reports_by_reason on reports (reason, case_id);
