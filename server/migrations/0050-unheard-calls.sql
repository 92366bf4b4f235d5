-- Calls for an intent whose outcome nobody knows. Where there are none and no intent is stored, the provider cannot have
-- one, so the hold ends without asking it. Rows of older processes count as unknown.
alter table purchases add column unheard_calls integer not null default 1;
