import type { OpenState } from './fulfillment.ts';

/** What was open when one left; `sent`: a parcel. */
export const leftMatters = [
  'arranging',
  'arranged',
  'sent',
  'inspecting',
  'no_show',
  'disputed',
  'return',
  'return_accepted',
  'offer',
  'messages',
] as const;
export type LeftMatter = (typeof leftMatters)[number];

export const matterOfSale = (state: OpenState, isSent: boolean): LeftMatter =>
  state === 'arranged' && isSent ? 'sent' : state;

/** Days after its last message. */
export const OPEN_CONVERSATION_DAYS = 30;
export const MOST_OPEN_CONVERSATIONS = 500;
