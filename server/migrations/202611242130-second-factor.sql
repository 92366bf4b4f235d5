-- A second factor at login: codes of an authenticator app, and passkeys. Better Auth reads and writes these tables.
alter table identity.users add column two_factor_enabled boolean not null default false;
-- Set when this session was begun, or later confirmed, with a second factor.
alter table identity.sessions add column second_factor boolean not null default false;

create table identity.two_factors (
  id text primary key,
  user_id text not null unique references identity.users (id) on delete cascade,
  -- Both encrypted with the installation's secret.
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table identity.passkeys (
  id text primary key,
  user_id text not null references identity.users (id) on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);
create index passkeys_by_user on identity.passkeys (user_id);
