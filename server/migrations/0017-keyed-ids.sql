-- What a request with a key makes has this id, also when a process died between making it and keeping the answer. Only
-- requests of the last 72 hours have a row, so the ids of those that are there already may be random.
alter table idempotency_keys add column made_id uuid not null default gen_random_uuid();
