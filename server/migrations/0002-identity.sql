-- Who can prove who they are, when identity is our own. Better Auth reads and writes these tables;
-- their columns are its models, in snake case. Nothing outside the identity adapter touches this schema.

create schema identity;

create table identity.users (
  id text primary key,
  name text not null,
  -- Always lower case: two spellings of one e-mail are one person.
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table identity.sessions (
  id text primary key,
  user_id text not null references identity.users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on identity.sessions (user_id);

-- The ways a person can sign in: a password hash, or an account elsewhere.
create table identity.accounts (
  id text primary key,
  user_id text not null references identity.users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_by_user on identity.accounts (user_id);

-- What waits to be proven: reset links and sign-ins under way elsewhere.
create table identity.verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on identity.verifications (identifier);

-- The keys that sign ID tokens; the private halves are encrypted with the installation's secret.
create table identity.jwks (
  id text primary key,
  public_key text not null,
  private_key text not null,
  alg text,
  crv text,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);

-- How often something was tried of late (reliability T19); in the database, so that several processes count together.
create table identity.tries (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index tries_by_expiry on identity.tries (expire);
