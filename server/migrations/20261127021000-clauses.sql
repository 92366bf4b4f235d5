-- The clause of the shop's own terms that a decision rests on, as the admin named it.
alter table cases add column clause text, add column appeal_clause text;
