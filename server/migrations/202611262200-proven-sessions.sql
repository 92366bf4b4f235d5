-- When this session last showed a password or a second factor: changes of a login ask for a proof of the last minutes.
alter table identity.sessions add column proven_at timestamptz not null default now();
update identity.sessions set proven_at = created_at;
-- Google vouches for the mailbox, so these owners prove nothing new later.
update identity.users u set owner_proven = true where email_verified and not owner_proven
  and exists (select from identity.accounts a where a.user_id = u.id and a.provider_id = 'google');
