import { withoutDirectionControls } from '../domain/clean-text.ts';
import {
  contactKinds,
  conversationEvents,
  MAX_MESSAGE,
  MAX_MESSAGE_PHOTOS,
  messageKinds,
} from '../domain/conversation.ts';
import { listingStates } from '../domain/listing.ts';
import { offerStates } from '../domain/offer.ts';
import { issueMessage } from '../words/issue-message.ts';
import { refusalForPrograms } from '../words/refusal.ts';
import { conversationRefusals } from '../words/refusals/conversations.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { searchRefusals } from '../words/refusals/search.ts';
import { call } from './call.ts';
import { acknowledged, id, idParams, page, storable } from './fields.ts';
import { photoRefusals, uploaded } from './images.ts';
import type { Ours } from './wire-names.ts';
import { z } from './zod.ts';

const party = z.enum(['me', 'them']);

export const shownOffer = z.object({
  id,
  amountCents: z.number().int(),
  state: z.enum(offerStates),
  by: party,
  expiresAt: z.iso.datetime(),
});
export type ShownOffer = z.output<typeof shownOffer>;

export const conversationEvent = z.object({
  name: z.enum(conversationEvents),
  amountCents: z.number().int().optional(),
  until: z.iso.datetime().optional(),
  /** Of `hold_lapsed`: before its time. */
  endedEarly: z.literal(true).optional(),
  /** Of `hold_lapsed`: the listing is not for sale again. */
  notForSale: z.literal(true).optional(),
});

const message = z.object({
  id,
  kind: z.enum(messageKinds),
  from: z.enum(['me', 'them', 'system']),
  /** An English sentence; screens word `offer` and `event` themselves. */
  text: z.string(),
  at: z.iso.datetime(),
  images: z.array(z.object({ url: z.string(), width: z.number(), height: z.number() })).optional(),
  offer: shownOffer.optional(),
  event: conversationEvent.optional(),
  /** Taken out by the moderation. */
  removed: z.literal(true).optional(),
  /** Hidden from the other one; only for its writer. */
  hidden: z.array(z.enum(contactKinds)).optional(),
  /** The writer's own id, to recognize a repeat. */
  clientId: z.string().optional(),
});
export type Message = Ours<typeof message>;

const conversation = z.object({
  id,
  role: z.enum(['buyer', 'seller']),
  listing: z.object({
    id,
    title: z.string(),
    image: z.string(),
    priceCents: z.number().int(),
    /** `removed`: taken out of the shop. */
    state: z.enum([...listingStates, 'removed']),
    acceptsOffers: z.boolean(),
  }),
  other: z.object({ id, name: z.string() }),
  last: z.object({
    text: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(messageKinds),
    from: z.enum(['me', 'them', 'system']),
    event: z.enum(conversationEvents).optional(),
    removed: z.literal(true).optional(),
  }),
  unread: z.number().int(),
  archived: z.boolean(),
  offer: shownOffer.optional(),
  /** While an accepted offer holds the listing for the buyer. */
  hold: z.object({ until: z.iso.datetime(), amountCents: z.number().int() }).optional(),
  /** Set after a sale to this buyer. */
  fulfillmentId: id.optional(),
  /** The other one has read until then. */
  readUntil: z.iso.datetime().optional(),
  /** `silenced`: the caller is suspended. */
  closed: z.enum(['left', 'ended', 'suspended', 'silenced']).optional(),
});
export type Conversation = Ours<typeof conversation>;

/** Made by the writer, to recognize a repeat. */
const clientId = z
  .string()
  .min(1, issueMessage(refusalForPrograms('An id has 1 to 64 characters.')))
  .max(64, issueMessage(refusalForPrograms('An id has 1 to 64 characters.')))
  .refine(storable, issueMessage(fieldRefusals.notStorable()))
  .optional();

const images = z
  .array(z.string().min(1).max(500), { error: issueMessage(fieldRefusals.photoAddresses()) })
  .max(MAX_MESSAGE_PHOTOS, issueMessage(conversationRefusals.tooManyPhotos({ most: MAX_MESSAGE_PHOTOS })))
  .optional();

const messageText = z
  .string({ error: issueMessage(conversationRefusals.messageNeeded()) })
  .refine(storable, issueMessage(fieldRefusals.notStorable()))
  .overwrite(withoutDirectionControls)
  .trim()
  .max(MAX_MESSAGE, issueMessage(conversationRefusals.messageTooLong({ most: MAX_MESSAGE })));

const messageFields = { text: messageText.default(''), images, clientId };

const hasContent = ({ text, images: sent }: { text: string; images?: string[] | undefined }) =>
  /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text) || (sent ?? []).length > 0;
const EMPTY = { path: ['text'], error: issueMessage(conversationRefusals.messageOrPhotoNeeded()) };

const writing = [
  'not_signed_in',
  'email_not_verified',
  'not_found',
  'not_allowed',
  'own_listing',
  'item_unavailable',
  'invalid_input',
  'too_many_requests',
] as const;

export const conversationCalls = {
  startConversation: call({
    route: 'POST /conversations',
    who: 'signedIn',
    summary: 'Writes to the seller of a listing. The same buyer and listing always have the same conversation.',
    body: z.object({ listingId: id, ...messageFields }).refine(hasContent, EMPTY),
    answer: z.object({ id, messageId: id }),
    statuses: [201],
    errors: [...writing],
  }),
  listConversations: call({
    route: 'GET /conversations',
    who: 'signedIn',
    summary: 'The caller’s conversations, latest message first; by listing, by archive, or with a word in them.',
    query: page.extend({
      listingId: id.optional(),
      archived: z.enum(['true', 'false'], { error: issueMessage(fieldRefusals.trueOrFalse()) }).optional(),
      query: z
        .string()
        .trim()
        .max(100, issueMessage(searchRefusals.searchTooLong({ most: 100 })))
        .refine(storable)
        .optional(),
    }),
    answer: z.array(conversation),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  getConversation: call({
    route: 'GET /conversations/:id',
    who: 'signedIn',
    summary: 'One conversation of the caller.',
    params: idParams,
    answer: conversation,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  listMessages: call({
    route: 'GET /conversations/:id/messages',
    who: 'signedIn',
    summary: 'The latest messages, in the order in which they were sent. The cursor leads to the earlier ones.',
    params: idParams,
    query: page,
    answer: z.array(message),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  sendMessage: call({
    route: 'POST /conversations/:id/messages',
    who: 'signedIn',
    summary: 'Sends a message. A repeat with the same `clientId` answers the first one.',
    params: idParams,
    body: z.object(messageFields).refine(hasContent, EMPTY),
    answer: message,
    statuses: [201],
    errors: [...writing],
  }),
  readConversation: call({
    route: 'POST /conversations/:id/read',
    who: 'signedIn',
    summary: 'Marks a conversation as read.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  archiveConversation: call({
    route: 'POST /conversations/:id/archive',
    who: 'signedIn',
    summary: 'Puts a conversation into the archive or takes it out. A new message takes it out too.',
    params: idParams,
    body: z.object({ archived: z.boolean({ error: issueMessage(fieldRefusals.trueOrFalse()) }) }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  uploadMessagePhoto: call({
    route: 'POST /message-photos',
    who: 'signedIn',
    urgency: 'file',
    summary: 'Takes a photo for a message (JPEG, PNG, WebP) as multipart field `image` and answers its address.',
    multipart: 'image',
    answer: uploaded,
    statuses: [201],
    errors: ['not_signed_in', 'email_not_verified', ...photoRefusals],
  }),
};
