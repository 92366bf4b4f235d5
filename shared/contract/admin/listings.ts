import { decisionObstacles } from '../../domain/decision-obstacle.ts';
import { languages } from '../../domain/language.ts';
import { adminListingStates } from '../../domain/moderation.ts';
import { call } from '../call.ts';
import { acknowledged, id, idParams, page, searchWords } from '../fields.ts';
import { removedListing } from '../listings/removed-listing.ts';
import type { Ours } from '../wire-names.ts';
import { z } from '../zod.ts';

const adminListing = z.object({
  _id: id,
  title: z.string(),
  productName: z.string(),
  price: z.string(),
  image: z.string(),
  state: z.enum(adminListingStates),
  advertise: z.enum(['true', 'false']),
  sellerId: id,
  sellerName: z.string(),
  sellerEmail: z.string(),
  sellerLanguage: z.enum(languages),
  createdAt: z.iso.datetime(),
  onHoldUntil: z.iso.datetime().optional(),
  deletedBySeller: z.literal(true).optional(),
  /** Why the caller may neither end its hold nor bring it back; read for one listing. */
  obstacle: z.enum(decisionObstacles).optional(),
});
export type AdminListing = Ours<typeof adminListing>;

const errors = ['not_signed_in', 'not_allowed', 'invalid_input'] as const;

export const everyListingCalls = {
  listRemovedListings: call({
    route: 'GET /removed-furniture',
    who: 'admin',
    summary: 'Listings that were removed and can still be brought back, the last removed first.',
    query: page,
    answer: z.array(removedListing),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  listEveryListing: call({
    route: 'GET /all-furniture',
    who: 'admin',
    summary: 'Every listing in every state, newest first; found by words of its title or seller, by state or seller.',
    query: page.extend({
      q: searchWords.optional(),
      state: z.enum(adminListingStates).optional(),
      seller: id.optional(),
    }),
    answer: z.array(adminListing),
    statuses: [200],
    paged: true,
    errors: [...errors],
  }),
  getEveryListing: call({
    route: 'GET /all-furniture/:id',
    who: 'admin',
    summary: 'One listing in any state, as admins see it.',
    params: idParams,
    answer: adminListing,
    statuses: [200],
    errors: [...errors, 'not_found'],
  }),
  endHold: call({
    route: 'POST /furniture/:id/end-hold',
    who: 'admin',
    movesMoney: true,
    summary: "Ends any buyer's hold on a listing. Without a hold nothing changes; not while a bank works on it.",
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: [...errors, 'not_found', 'payment_in_progress'],
  }),
};
