-- Whether the person who holds the password, or signs in with Google, has shown that the mailbox is theirs too.
-- Links that were opened before this proved only that somebody read the mail.
alter table identity.users add column owner_proven boolean not null default false;
