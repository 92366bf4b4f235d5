import type { ColumnType, Generated } from 'kysely';
import type { ContactKind, ConversationEvent, MessageKind } from '../../../../shared/domain/conversation.ts';

type DefaultsToNow = ColumnType<Date, Date | undefined, never>;

export type ConversationsTable = {
  id: string;
  listing_id: string;
  buyer_id: string;
  seller_id: string;
  last_position: Generated<number>;
  created_at: DefaultsToNow;
};

export type EventFacts = {
  name: ConversationEvent;
  amountCents?: number | undefined;
  /** ISO 8601. */
  until?: string | undefined;
  /** Of `hold_lapsed`: before its time, by an admin or with the contact of the two. */
  endedEarly?: true | undefined;
  /** Of `hold_lapsed`: the listing is not for sale again. */
  notForSale?: true | undefined;
};

export type MessagesTable = {
  id: string;
  conversation_id: string;
  position: number;
  /** Null for events. */
  sender_id: string | null;
  kind: MessageKind;
  text: Generated<string>;
  /** For others, where contact data was hidden. */
  shown_text: string | null;
  hidden_kinds: Generated<ContactKind[]>;
  offer_id: string | null;
  event: ColumnType<EventFacts | null, string | null, never>;
  client_id: string | null;
  removed_at: Date | null;
  at: DefaultsToNow;
};

type MessageImagesTable = { message_id: string; position: number; image_id: string };

type ConversationMembersTable = {
  conversation_id: string;
  account_id: string;
  last_message_id: string | null;
  last_at: ColumnType<Date, Date | undefined, Date>;
  unread: Generated<number>;
  read_position: Generated<number>;
  read_at: Date | null;
  archived_at: Date | null;
};

type MessagePrintsTable = {
  account_id: string;
  print: string;
  conversation_id: string;
  at: ColumnType<Date, Date | undefined, Date>;
};

export type ConversationTables = {
  conversations: ConversationsTable;
  messages: MessagesTable;
  message_images: MessageImagesTable;
  conversation_members: ConversationMembersTable;
  message_prints: MessagePrintsTable;
};
