-- One conversation per listing and buyer. Messages are numbered within it, in the order in which they were stored.
create table conversations (
  id uuid primary key,
  listing_id uuid not null references listings (id),
  buyer_id uuid not null references accounts (id),
  seller_id uuid not null references accounts (id),
  -- Number of the last message.
  last_position integer not null default 0,
  created_at timestamptz not null default now(),
  unique (listing_id, buyer_id),
  check (buyer_id <> seller_id)
);
create index conversations_by_seller on conversations (seller_id, created_at desc);
create index conversations_by_buyer on conversations (buyer_id, created_at desc);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  position integer not null,
  -- Null for what the marketplace says.
  sender_id uuid references accounts (id),
  kind text not null check (kind in ('text', 'photos', 'offer', 'event')),
  -- As it was typed; and what others see of it, where contact data was hidden before payment.
  text text not null default '' check (length(text) <= 2000),
  shown_text text,
  hidden_kinds text[] not null default '{}',
  offer_id uuid,
  event jsonb,
  client_id text,
  -- Taken out by the moderation.
  removed_at timestamptz,
  at timestamptz not null default now(),
  unique (conversation_id, position),
  check ((kind = 'event') = (event is not null)),
  check ((kind = 'offer') = (offer_id is not null)),
  check (kind = 'event' or sender_id is not null)
);
create unique index messages_once on messages (conversation_id, sender_id, client_id) where client_id is not null;
create index messages_by_sender on messages (sender_id, at desc) where sender_id is not null;

create table message_images (
  message_id uuid not null references messages (id) on delete cascade,
  position smallint not null,
  image_id uuid not null references images (id),
  primary key (message_id, position)
);
create index message_images_by_image on message_images (image_id);

-- What each of the two sees of a conversation. The time and text of the last message stand here too, so that a list needs
-- one index.
create table conversation_members (
  conversation_id uuid not null references conversations (id) on delete cascade,
  account_id uuid not null references accounts (id),
  last_message_id uuid references messages (id) on delete set null,
  last_at timestamptz not null default now(),
  unread integer not null default 0 check (unread >= 0),
  -- Number of the last message that was read, and when.
  read_position integer not null default 0,
  read_at timestamptz,
  archived_at timestamptz,
  primary key (conversation_id, account_id)
);
create index conversation_members_by_time on conversation_members (account_id, last_at desc, conversation_id desc)
  where archived_at is null;
create index conversation_members_archived on conversation_members (account_id, last_at desc, conversation_id desc)
  where archived_at is not null;
create index conversation_members_unread on conversation_members (account_id) where unread > 0;

-- Who has written the same text to how many, to stop advertising.
create table message_prints (
  account_id uuid not null references accounts (id),
  print text not null,
  conversation_id uuid not null references conversations (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (account_id, print, conversation_id)
);
create index message_prints_by_time on message_prints (at);
