import { fulfillmentMethods } from '../domain/fulfillment.ts';
import { waitReasons } from '../domain/review-queue.ts';
import { listingSorts } from '../domain/sorting.ts';
import { colours, materials, styles } from '../domain/traits.ts';
import { call, type ShopValues } from './call.ts';
import {
  acknowledged,
  categoryIn,
  emailParams,
  flag,
  id,
  idParams,
  inserted,
  line,
  offeredCategoryIn,
  order,
  page,
  priceIn,
  removalFields,
  text,
  wireFlag,
} from './fields.ts';
import { deliveryOptionsIn, shownDelivery } from './listings/delivery-options.ts';
import { facts } from './listings/facts.ts';
import { contact, pictureUrl, pictureUrls, year } from './listings/listing-fields.ts';
import { removedListing } from './listings/removed-listing.ts';
import { place } from './places.ts';
import { trader } from './sellers.ts';
import type { Ours } from './wire-names.ts';
import { z } from './zod.ts';

/** The URLs of `widths` follow from `url` (docs/glossary.md). */
const picture = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  /** Placeholder colors, top to bottom, comma-separated. */
  tones: z.string().optional(),
});

/** Spec §3 with extra fields for screens. */
export const furniture = z.object({
  _id: id,
  sellerName: z.string(),
  /** Only for a single listing. */
  sellerId: id.optional(),
  /** The verified name, if not `sellerName`. */
  accountName: z.string().optional(),
  /** For the seller, admins and the buyer who paid. Others use `showContact`. */
  sellerEmail: z.string().optional(),
  phone: z.string().optional(),
  /** E.164, if clear. */
  dial: z.string().optional(),
  /** For its seller and admins. */
  advertisedUntil: z.string().optional(),
  /** How a signed-in person can see the contact of a listing on sale. */
  contactHidden: z.enum(['confirm_email', 'on_request']).optional(),
  isVarified: z.boolean(),
  /** Only on the listing page. */
  trader: trader.optional(),
  location: z.string(),
  /** The category (spec). */
  productName: z.string(),
  title: z.string(),
  /** Such as `120` or `1250.50`. */
  price: z.string(),
  condition: z.string(),
  year: z.string(),
  description: z.string(),
  /** What the seller says is worn or broken. */
  defects: z.string().optional(),
  image: z.string(),
  /** The main one first. */
  images: z.array(picture),
  colours: z.array(z.enum(colours)),
  materials: z.array(z.enum(materials)),
  style: z.enum(styles).optional(),
  widthMm: z.number().optional(),
  depthMm: z.number().optional(),
  heightMm: z.number().optional(),
  /** The position is at least 500 m off the true one. */
  place: place.optional(),
  isAvailable: wireFlag,
  advertise: wireFlag,
  /** The home screen's spelling (spec §2). */
  addvertisement: wireFlag,
  /** End of a payment's hold. */
  onHoldUntil: z.iso.datetime().optional(),
  /** Before the last drop; hidden for 30 days after an increase. */
  formerPrice: z.string().optional(),
  /** False when the seller takes no offers. */
  acceptsOffers: z.boolean().optional(),
  /** `pickup` is only there when not offered. */
  ...shownDelivery,
  /** Why it is not public yet; for its seller and admins. */
  waitsFor: z.array(z.enum(waitReasons)).optional(),
  /** For its seller and admins. `caseId` is absent without a case. */
  hidden: z.object({ caseId: id.optional() }).optional(),
  /** Withdrawn by the seller, not sold. */
  withdrawn: z.boolean().optional(),
  createdAt: z.iso.datetime(),
  /** For its seller. */
  views: z.number().optional(),
  saves: z.number().optional(),
  /** For its seller, and not after a refund. */
  buyer: z
    .object({
      displayName: z.string(),
      email: z.string(),
      conversationId: id.optional(),
      /** The delivery to the buyer; absent for a pickup. */
      method: z.enum(fulfillmentMethods).optional(),
      /** Nothing is left to arrange; absent before. */
      isHandedOver: z.boolean().optional(),
      /** Do not hand the listing over until the bank decides. */
      isDisputing: z.boolean(),
    })
    .optional(),
  /** For its seller: the whole payment goes back. */
  refunded: z.boolean().optional(),
  /** For its seller: the listing that offers it again. */
  relistedAs: id.optional(),
});
export type Listing = Ours<typeof furniture>;

const saidIn = (shop: () => ShopValues) => ({
  /** Generated from condition and category when empty. */
  title: line(100, 'title')
    .optional()
    .or(z.literal('').transform(() => undefined)),
  price: priceIn(shop),
  condition: line(40, 'condition'),
  description: text(4000, 'description'),
  year,
  /** Only the upload's URLs (reliability T26). */
  image: pictureUrl,
  images: pictureUrls.optional(),
  ...facts,
  ...deliveryOptionsIn(shop),
});

/** The seller's fields (spec §5), as sent. */
const listingFieldsIn = (shop: () => ShopValues) =>
  z.object({ ...contact, productName: categoryIn(shop), ...saidIn(shop) });

/** With our names. */
export const listingFormIn = (shop: () => ShopValues) =>
  z.object({ ...contact, category: categoryIn(shop), ...saidIn(shop) });
export const newListingFormIn = (shop: () => ShopValues) =>
  listingFormIn(shop).extend({ category: offeredCategoryIn(shop) });

export const listingCalls = {
  createListing: call({
    route: 'POST /furniture',
    who: 'seller',
    summary: "Lists a listing. The owner is the token's; a foreign sellerEmail is refused.",
    body: (shop: () => ShopValues) =>
      listingFieldsIn(shop).extend({
        productName: offeredCategoryIn(shop),
        sellerEmail: z.string().max(254).optional(),
        isAvailable: flag.optional(),
        /** Copies its rules for offers; once, if its sale was undone. */
        copyOf: id.optional(),
      }),
    answer: inserted,
    statuses: [201],
    errors: [
      'too_many_requests',
      'not_signed_in',
      'not_allowed',
      'not_found',
      'conflict',
      'not_your_email',
      'email_not_verified',
      'invalid_input',
    ],
  }),
  listAvailable: call({
    route: 'GET /furniture-available',
    who: 'anyone',
    forStrangers: 'kept',
    summary: 'Available listings, advertised ones first, then the newest.',
    query: page,
    answer: z.array(furniture),
    statuses: [200],
    paged: true,
    errors: ['invalid_input'],
  }),
  listOwnListings: call({
    route: 'GET /furniture/:email',
    who: 'seller',
    summary: "The seller's own listings with their views and saves, newest first unless another order is asked for.",
    params: emailParams,
    query: page.extend({ sort: z.enum(listingSorts).optional(), order }),
    answer: z.array(furniture),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'not_your_email', 'invalid_input'],
  }),
  listOwnRemoved: call({
    route: 'GET /furniture/:email/removed',
    who: 'seller',
    summary: "The seller's own listings that they removed themselves and can still bring back, the last removed first.",
    params: emailParams,
    query: page,
    answer: z.array(removedListing),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'not_your_email', 'invalid_input'],
  }),
  advertiseListing: call({
    route: 'PUT /furniture/:id',
    who: 'seller',
    summary: 'Advertises an available listing; a repeat changes nothing.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['conflict', 'not_signed_in', 'not_allowed', 'not_found', 'item_unavailable', 'item_on_hold'],
  }),
  updateListing: call({
    route: 'PATCH /furniture-update/:id',
    who: 'seller',
    summary: 'Edits a listing, ends its advertisement, withdraws or relists it. Not while held or after the sale.',
    params: idParams,
    body: (shop: () => ShopValues) =>
      listingFieldsIn(shop).partial().extend({ advertise: flag.optional(), isAvailable: flag.optional() }),
    answer: acknowledged,
    statuses: [200],
    errors: [
      'conflict',
      'too_many_requests',
      'not_signed_in',
      'not_allowed',
      'not_found',
      'item_unavailable',
      'item_on_hold',
      'invalid_input',
    ],
  }),
  removeListing: call({
    route: 'DELETE /furniture/:id',
    who: 'seller',
    summary:
      'Takes a listing out of the shop; can be undone for 30 days. Not after the sale; while held, only by an admin, which ends the hold.',
    params: idParams,
    body: removalFields,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'item_unavailable', 'item_on_hold', 'invalid_input'],
  }),
  restoreListing: call({
    route: 'POST /furniture/:id/restore',
    who: 'seller',
    summary: 'Brings a removed listing back as it was, within 30 days. What an admin removed, an admin brings back.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['too_many_requests', 'not_signed_in', 'not_allowed', 'not_found', 'undo_expired'],
  }),
  listCollection: call({
    route: 'GET /item/:name',
    who: 'anyone',
    forStrangers: 'kept',
    summary: 'Listings of one category, available ones first.',
    params: z.object({ name: z.string().max(60) }),
    query: page,
    answer: z.array(furniture),
    statuses: [200],
    paged: true,
    errors: ['not_found', 'invalid_input'],
  }),
  showContact: call({
    route: 'POST /furniture/:id/contact',
    who: 'signedIn',
    summary: 'Shows phone and email of a seller while the listing is on sale; counted, and limited per day.',
    params: idParams,
    answer: z.object({ phone: z.string(), dial: z.string().optional(), sellerEmail: z.string() }),
    statuses: [200],
    errors: [
      'not_signed_in',
      'email_not_verified',
      'not_found',
      'gone',
      'not_allowed',
      'item_unavailable',
      'too_many_requests',
    ],
  }),
  getListing: call({
    route: 'GET /listing/:id',
    who: 'anyone',
    forStrangers: 'kept',
    summary: 'One listing, for its own page; `gone` when it was sold long ago or removed.',
    params: idParams,
    answer: furniture,
    statuses: [200],
    errors: ['not_found', 'gone'],
  }),
};
