-- When the last mail about a report went, or will go, to an address without an account: one a day.
alter table reports add column mailed_at timestamptz;
create index reports_by_email on reports (email) where email is not null;
