import { listingStates } from '../domain/listing.ts';
import { MAX_PRICE } from '../domain/money.ts';
import { offerStates } from '../domain/offer.ts';
import { issueMessage } from '../words/issue-message.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { call } from './call.ts';
import { shownOffer } from './conversations.ts';
import { id, idParams, ownTurn, page } from './fields.ts';
import type { Ours } from './wire-names.ts';
import { z } from './zod.ts';

const amountCents = z
  .number({ error: issueMessage(fieldRefusals.amountNeeded()) })
  .int(issueMessage(fieldRefusals.amountNeeded()))
  .min(1, issueMessage(fieldRefusals.amountNeeded()))
  .max(MAX_PRICE, issueMessage(fieldRefusals.amountNeeded()));

const offer = shownOffer.extend({
  listingId: id,
  listing: z.object({
    id,
    title: z.string(),
    image: z.string(),
    priceCents: z.number().int(),
    /** `removed`: taken out of the shop. */
    state: z.enum([...listingStates, 'removed']),
  }),
  conversationId: id,
  role: z.enum(['buyer', 'seller']),
  other: z.object({ id, name: z.string() }),
  turn: z.enum(['me', 'them']).optional(),
  createdAt: z.iso.datetime(),
  /** While the offer holds the listing. */
  holdUntil: z.iso.datetime().optional(),
});
export type Offer = Ours<typeof offer>;

const rules = z.object({
  accepts: z.boolean({ error: issueMessage(fieldRefusals.trueOrFalse()) }),
  /** Lower offers are declined at once; hidden from buyers. */
  floorCents: amountCents.nullable(),
  /** At least this is accepted at once. */
  acceptCents: amountCents.nullable(),
});

export type SellerOfferRules = z.output<typeof rules>;

const made = z.object({ id, state: z.enum(offerStates), conversationId: id });
const answered = z.object({ state: z.enum(offerStates) });

const making = [
  'not_signed_in',
  'email_not_verified',
  'not_found',
  'not_allowed',
  'own_listing',
  'item_unavailable',
  'item_on_hold',
  'conflict',
  'invalid_input',
  'too_many_requests',
] as const;
const answering = [
  'not_signed_in',
  'not_found',
  'not_allowed',
  'item_unavailable',
  'item_on_hold',
  'conflict',
  'invalid_input',
] as const;

export const offerCalls = {
  makeOffer: call({
    route: 'POST /offers',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Offers a price for a listing; replaces the caller’s open offer.',
    body: z.object({ listingId: id, amountCents }),
    answer: made,
    statuses: [201],
    errors: [...making],
  }),
  listOffers: call({
    route: 'GET /offers',
    who: 'signedIn',
    summary:
      'The caller’s offers, made and received, newest first; for one listing if named. With `turn`, those to answer or pay, by deadline.',
    query: page.extend({ listingId: id.optional(), turn: ownTurn }),
    answer: z.array(offer),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  acceptOffer: call({
    route: 'POST /offers/:id/accept',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Accepts an offer: the listing is held for the buyer at this price, and other open offers are declined.',
    params: idParams,
    answer: answered,
    statuses: [200],
    errors: [...answering],
  }),
  declineOffer: call({
    route: 'POST /offers/:id/decline',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Declines an offer.',
    params: idParams,
    answer: answered,
    statuses: [200],
    errors: [...answering],
  }),
  withdrawOffer: call({
    route: 'POST /offers/:id/withdraw',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Withdraws the caller’s open offer.',
    params: idParams,
    answer: answered,
    statuses: [200],
    errors: [...answering],
  }),
  counterOffer: call({
    route: 'POST /offers/:id/counter',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Answers an offer with another price, which replaces it.',
    params: idParams,
    body: z.object({ amountCents }),
    answer: made,
    statuses: [201],
    errors: [...making],
  }),
  getOfferRules: call({
    route: 'GET /offer-rules/:id',
    who: 'seller',
    summary: 'The seller’s rules for offers on one listing.',
    params: idParams,
    answer: rules,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
  changeOfferRules: call({
    route: 'PUT /offer-rules/:id',
    who: 'seller',
    movesMoney: true,
    summary: 'Says whether offers are taken, and which are answered at once.',
    params: idParams,
    body: rules,
    answer: rules,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
};
