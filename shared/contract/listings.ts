import { MAX_SIDE, MIN_SIDE } from '../domain/dimensions.ts';
import { MAX_PICTURES } from '../domain/picture.ts';
import { listingSorts } from '../domain/sorting.ts';
import { colours, MAX_COLOURS, MAX_MATERIALS, materials, styles } from '../domain/traits.ts';
import { removedListing } from './admin.ts';
import { call } from './call.ts';
import {
  acknowledged,
  category,
  emailParams,
  flag,
  id,
  idParams,
  inserted,
  offeredCategory,
  order,
  page,
  price,
  removalFields,
  storable,
  text,
  wireFlag,
} from './fields.ts';
import { place } from './places.ts';
import { trader } from './sellers.ts';
import type { Ours } from './wire-names.ts';
import { z } from './zod.ts';

/** A photo. The URLs of `widths` follow from `url` (docs/glossary.md). */
const picture = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  /** Three placeholder colors, top to bottom, comma-separated. */
  tones: z.string().optional(),
});

/** A listing as in spec §3, with extra fields for screens. */
export const furniture = z.object({
  _id: id,
  sellerName: z.string(),
  /** Name of the verified account, where it differs from `sellerName`. */
  accountName: z.string().optional(),
  /** Seller contact: only for a single listing, to signed-in people with a confirmed email. */
  sellerEmail: z.string().optional(),
  phone: z.string().optional(),
  /** End of advertising; for its seller and admins. */
  advertisedUntil: z.string().optional(),
  /** Why a signed-in person does not see the contact. */
  contactHidden: z.enum(['confirm_email', 'daily_limit']).optional(),
  isVarified: z.boolean(),
  /** Trader details, only on the listing page. */
  trader: trader.optional(),
  location: z.string(),
  /** The category, under the spec's name. */
  productName: z.string(),
  title: z.string(),
  /** Dollars, such as `120` or `1250.50`. */
  price: z.string(),
  condition: z.string(),
  year: z.string(),
  description: z.string(),
  image: z.string(),
  /** All photos, the main one first. */
  images: z.array(picture),
  colours: z.array(z.enum(colours)),
  materials: z.array(z.enum(materials)),
  style: z.enum(styles).optional(),
  /** Whole millimeters. */
  widthMm: z.number().optional(),
  depthMm: z.number().optional(),
  heightMm: z.number().optional(),
  /** Town, and a position at least 500 m off the true one. */
  place: place.optional(),
  isAvailable: wireFlag,
  advertise: wireFlag,
  /** The home screen's spelling of the same flag (spec §2). */
  addvertisement: wireFlag,
  /** Set during a payment: end of the hold. */
  onHoldUntil: z.iso.datetime().optional(),
  /** Dollars before the last price drop; hidden for 30 days after a price increase. */
  formerPrice: z.string().optional(),
  /** Withdrawn by the seller, not sold. */
  withdrawn: z.boolean().optional(),
  createdAt: z.iso.datetime(),
  /** Views and saves; only in the own listings. */
  views: z.number().optional(),
  saves: z.number().optional(),
  /** The buyer; only in the own listings, and not after a refund. */
  buyer: z
    .object({
      displayName: z.string(),
      email: z.string(),
      /** The bank disputes the payment: do not hand over the listing until it decides. */
      isDisputing: z.boolean(),
    })
    .optional(),
});
export type Listing = Ours<typeof furniture>;

const pictureUrl = z.string({ error: 'Add a photo.' }).max(500).min(1, 'Add a photo.');

const side = z
  .number({ error: 'Write a length in millimeters.' })
  .int('A length is a whole number of millimeters.')
  .min(MIN_SIDE, 'A side is at least 1 cm.')
  .max(MAX_SIDE, 'A side is at most 10 m.');

const someOf = <const T extends readonly [string, ...string[]]>(words: T, most: number, label: string) =>
  z
    .array(z.enum(words, { error: `Choose the ${label} from the list.` }))
    .max(words.length)
    .transform((chosen) => [...new Set(chosen)])
    .refine((chosen) => chosen.length <= most, `Choose up to ${most} ${label}.`);

/** Optional search facts, not in the specification; null clears one. */
const facts = {
  colours: someOf(colours, MAX_COLOURS, 'colors').optional(),
  materials: someOf(materials, MAX_MATERIALS, 'materials').optional(),
  style: z.enum(styles, { error: 'Choose the style from the list.' }).nullable().optional(),
  widthMm: side.nullable().optional(),
  depthMm: side.nullable().optional(),
  heightMm: side.nullable().optional(),
  /** The exact position is never published. */
  place: place
    .extend({
      name: text(80, 'Town'),
      region: z.string().trim().max(80).refine(storable, 'This text holds characters that cannot be stored.'),
      country: z.string().regex(/^[A-Z]{2}$/, 'Write the country as two letters, such as US.'),
    })
    .nullable()
    .optional(),
};

/** Free text; also accepts a number. */
const year = z
  .union([z.string(), z.number()], { error: 'Enter the year of purchase.' })
  .transform(String)
  .pipe(text(40, 'Year'));

const contact = { sellerName: text(80, 'Name'), location: text(120, 'Location'), phone: text(40, 'Phone') };

const said = {
  /** Generated from condition and category when empty. */
  title: text(100, 'Title')
    .optional()
    .or(z.literal('').transform(() => undefined)),
  price,
  condition: text(40, 'Condition'),
  description: text(4000, 'Description'),
  year,
  /** Only URLs returned by the upload are accepted (reliability T26). */
  image: pictureUrl,
  images: z.array(pictureUrl).max(MAX_PICTURES, `A piece may have up to ${MAX_PICTURES} photos.`).optional(),
  ...facts,
};

/** The seller's fields of a listing (spec §5), as they are sent. */
const listingFields = z.object({ ...contact, productName: category, ...said });

/** The same with our names, as a form has them. */
export const listingForm = z.object({ ...contact, category, ...said });
export const newListingForm = listingForm.extend({ category: offeredCategory });

export const listingCalls = {
  createListing: call({
    route: 'POST /furniture',
    who: 'seller',
    changesListings: true,
    summary: "Lists a listing. The owner is the token's; a foreign sellerEmail is refused.",
    body: listingFields.extend({
      productName: offeredCategory,
      sellerEmail: z.string().max(254).optional(),
      isAvailable: flag.optional(),
    }),
    answer: inserted,
    statuses: [201],
    errors: [
      'too_many_requests',
      'not_signed_in',
      'not_allowed',
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
    changesListings: true,
    summary: 'Advertises an available listing; a repeat changes nothing.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['conflict', 'not_signed_in', 'not_allowed', 'not_found', 'item_unavailable', 'item_on_hold'],
  }),
  updateListing: call({
    route: 'PATCH /furniture-update/:id',
    who: 'seller',
    changesListings: true,
    summary: 'Edits a listing, ends its advertisement, withdraws or relists it. Not while held or after the sale.',
    params: idParams,
    body: listingFields.partial().extend({ advertise: flag.optional(), isAvailable: flag.optional() }),
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
    changesListings: true,
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
    changesListings: true,
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
