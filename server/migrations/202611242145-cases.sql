-- What people report, and what was decided. A case is about one target; several reports of it share a case while it is
-- open. Further kinds, such as messages and reviews, need only a wider check.
create table cases (
  id uuid primary key,
  number integer generated always as identity unique,
  kind text not null check (kind in ('listing', 'account')),
  target_id uuid not null,
  -- The person whom a decision affects.
  subject_id uuid not null references accounts (id),
  state text not null default 'open' check (state in ('open', 'decided', 'appealed', 'closed')),
  action text check (action in ('none', 'hide', 'warn', 'suspend', 'remove')),
  reason text,
  decided_by uuid references accounts (id),
  decided_at timestamptz,
  appeal_text text,
  appealed_at timestamptz,
  appeal_action text check (appeal_action in ('none', 'hide', 'warn', 'suspend', 'remove')),
  appeal_reason text,
  appeal_decided_by uuid references accounts (id),
  appeal_decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'open') = (action is null)),
  check ((appealed_at is null) = (state in ('open', 'decided')))
);
create unique index cases_one_open on cases (kind, target_id) where state = 'open';
create index cases_by_time on cases (created_at desc, id desc);
create index cases_by_subject on cases (subject_id);
create table reports (
  id uuid primary key,
  case_id uuid not null references cases (id),
  reason text not null
    check (reason in ('counterfeit', 'unsafe', 'prohibited', 'misleading', 'offensive', 'spam', 'other')),
  text text not null,
  reporter_id uuid references accounts (id),
  -- Where a reporter without an account wants the answer.
  email text,
  language text not null,
  created_at timestamptz not null default now()
);
create index reports_by_case on reports (case_id, created_at);
create index reports_by_reporter on reports (reporter_id) where reporter_id is not null;
-- A suspended account can look and buy, and neither list nor sell.
alter table accounts add column suspended_at timestamptz;
