-- When both people were told that a review can be read. A review that nobody answered is shown by its time alone, so a
-- periodic job tells about it.
alter table reviews add column told_at timestamptz;
update reviews set told_at = shown_from where shown_from <= now();
create index reviews_to_tell on reviews (shown_from) where told_at is null;
