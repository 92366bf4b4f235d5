/** Characters of a message. */
export const MAX_MESSAGE = 2000;
export const MAX_MESSAGE_PHOTOS = 6;

/** New conversations of a person per day, and messages per hour. */
export const conversationLimits = { startedPerDay: 20, messagesPerHour: 60, threadsWithSameText: 5 };

export const messageKinds = ['text', 'photos', 'offer', 'event'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Events of the deal, between the messages. */
export const conversationEvents = [
  'offer_accepted',
  'offer_declined',
  'offer_withdrawn',
  'offer_expired',
  'offer_superseded',
  'hold_lapsed',
  'sold',
] as const;
export type ConversationEvent = (typeof conversationEvents)[number];

/** What was hidden in a text before payment. */
export const contactKinds = ['phone', 'email', 'link'] as const;
export type ContactKind = (typeof contactKinds)[number];
