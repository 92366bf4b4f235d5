import { onOneLine, withoutDirectionControls } from '../domain/clean-text.ts';
import {
  fulfillmentMethods,
  fulfillmentStates,
  fulfillmentTurns,
  MOST_REPORT_PHOTOS,
  saleProgress,
} from '../domain/fulfillment.ts';
import { MAX_PRICE } from '../domain/money.ts';
import { saleMoneyStates } from '../domain/payout.ts';
import { MOST_WINDOWS } from '../domain/time-window.ts';
import { issueMessage } from '../words/issue-message.ts';
import { accountRefusals } from '../words/refusals/accounts.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { fulfillmentRefusals } from '../words/refusals/fulfillment.ts';
import { call } from './call.ts';
import { hasInk, id, idParams, line, ownTurn, page, storable } from './fields.ts';
import { absence } from './fulfillment/absence.ts';
import { calendarRevision } from './fulfillment/calendar-revision.ts';
import { dispute } from './fulfillment/dispute.ts';
import type { Ours } from './wire-names.ts';
import { z } from './zod.ts';

const shownWindow = z.object({ id, start: z.iso.datetime(), end: z.iso.datetime() });

const fulfillment = z.object({
  id,
  listingId: id,
  title: z.string(),
  image: z.string(),
  role: z.enum(['buyer', 'seller', 'operator']),
  other: z.object({ id, name: z.string(), hasLeft: z.literal(true).optional() }),
  state: z.enum(fulfillmentStates),
  method: z.enum(fulfillmentMethods),
  turn: z.enum(fulfillmentTurns),
  /** The buyer says next where to bring or send it. */
  awaitsAddress: z.literal(true).optional(),
  priceCents: z.number().int(),
  /** The shop's fee, the seller's part and its place; null for the buyer. */
  feeCents: z.number().int().nullable(),
  netCents: z.number().int().nullable(),
  payoutState: z.enum(saleMoneyStates).nullable(),
  /** Nothing is paid out or sent back until the buyer's bank decides. */
  isBankDisputed: z.literal(true).optional(),
  deliveryCents: z.number().int(),
  /** The agreed time. */
  window: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).nullable(),
  /** Of the listing's town, such as `America/Los_Angeles`. */
  timeZone: z.string(),
  /** The town is unknown, so the zone is the shop's. */
  isShopTime: z.literal(true).optional(),
  deadlineAt: z.iso.datetime().nullable(),
  conversationId: id.optional(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().optional(),
});
export type Fulfillment = Ours<typeof fulfillment>;

const party = z.enum(['buyer', 'seller']);
const picture = z.object({ url: z.string() });

const detailed = fulfillment.extend({
  windows: z.array(shownWindow),
  calendar: calendarRevision.optional(),
  proposedBy: z.enum(['buyer', 'seller']).optional(),
  /** Without them, time ran out or the shop refunded it. */
  endedBy: z.enum(['buyer', 'seller']).optional(),
  reason: z.string().optional(),
  reasonText: z.string().optional(),
  /** Free changes of the agreed time. */
  changesLeft: z.number().int(),
  /** Carrier and number of a parcel that was sent. */
  tracking: z.string().optional(),
  absent: party.optional(),
  absence: absence.optional(),
  /** What follows the reported absence if nobody denies it. */
  absenceResult: z.enum(['another_time', 'cancelled']).optional(),
  /** The buyer missed one handover; the next one ends the sale. */
  isLastTry: z.literal(true).optional(),
  /** The other one sees it from the agreed time on. */
  address: z.string().optional(),
  refundedCents: z.number().int(),
  handedOverAt: z.iso.datetime().optional(),
  /** Proposed or agreed on. `amountCents` goes back to the buyer. */
  reduction: z.object({ by: party, amountCents: z.number().int() }).optional(),
  /** Photos with a refusal or a report. */
  photos: z.array(picture.extend({ by: party })),
  dispute: dispute.optional(),
  /** For the seller: the listing that offers it again. */
  relistedAs: id.optional(),
});
export type DetailedFulfillment = Ours<typeof detailed>;

export const time = (needed: string) =>
  z.iso.datetime({ error: needed, offset: true }).transform((given) => Date.parse(given));
const windows = z
  .array(
    z.object({
      start: time(issueMessage(fulfillmentRefusals.beginNeeded())),
      end: time(issueMessage(fulfillmentRefusals.endNeeded())),
    }),
    {
      error: issueMessage(fulfillmentRefusals.proposeTime()),
    },
  )
  .min(1, issueMessage(fulfillmentRefusals.proposeTime()))
  .max(MOST_WINDOWS, issueMessage(fulfillmentRefusals.tooManyTimes({ most: MOST_WINDOWS })));

const why = z.object({
  /** A key of `saleReasons`, or own words. */
  reason: line(200, 'reason'),
  text: z
    .string({ error: issueMessage(fulfillmentRefusals.unreadableText()) })
    .refine(storable, issueMessage(fieldRefusals.notStorable()))
    .overwrite(withoutDirectionControls)
    .trim()
    .max(2000, issueMessage(fulfillmentRefusals.textTooLong()))
    .default(''),
});
export const reportImages = z
  .array(z.string().min(1).max(500), { error: issueMessage(fieldRefusals.photoAddresses()) })
  .max(MOST_REPORT_PHOTOS, issueMessage(fulfillmentRefusals.tooManyPhotos({ most: MOST_REPORT_PHOTOS })))
  .default([]);
const report = why.extend({ images: reportImages });
const amountCents = z
  .number({ error: issueMessage(fieldRefusals.amountNeeded()) })
  .int(issueMessage(fieldRefusals.amountInCents()))
  .min(1, issueMessage(fieldRefusals.amountAboveZero()))
  .max(MAX_PRICE, issueMessage(fieldRefusals.amountTooHigh()));

export const moved = z.object({ state: z.enum(fulfillmentStates) });

export const parties = ['not_signed_in', 'not_found', 'invalid_input'] as const;

export const fulfillmentCalls = {
  listFulfillments: call({
    route: 'GET /fulfillments',
    who: 'signedIn',
    summary:
      'What follows own purchases and sales, the newest first; admins without a role see everybody’s. With `turn`, own ones that wait for the caller, by deadline.',
    query: page.extend({
      role: z.enum(['buyer', 'seller'], { error: issueMessage(accountRefusals.chooseBuyerOrSeller()) }).optional(),
      progress: z.enum(saleProgress, { error: issueMessage(fulfillmentRefusals.chooseProgress()) }).optional(),
      turn: ownTurn,
    }),
    answer: z.array(fulfillment),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  getFulfillment: call({
    route: 'GET /fulfillments/:id',
    who: 'signedIn',
    summary: 'One own purchase or sale after its payment, by its id or the id of the listing; admins see each.',
    params: idParams,
    answer: detailed,
    statuses: [200],
    errors: [...parties],
  }),
  proposeWindows: call({
    route: 'POST /fulfillments/:id/windows',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Buyer or seller proposes up to three times for the handover, or others instead of the agreed one.',
    params: idParams,
    body: z.object({ windows }),
    answer: z.array(shownWindow),
    statuses: [200],
    errors: [...parties, 'conflict'],
  }),
  acceptWindow: call({
    route: 'POST /fulfillments/:id/windows/:windowId/accept',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Agrees on a time that the other side proposed.',
    params: idParams.extend({ windowId: id }),
    answer: moved,
    statuses: [200],
    errors: [...parties, 'not_allowed', 'conflict'],
  }),
  cancelFulfillment: call({
    route: 'POST /fulfillments/:id/cancel',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Buyer or seller cancels a sale before a time is agreed on; the buyer gets the money back.',
    params: idParams,
    body: report,
    answer: moved,
    statuses: [200],
    errors: [...parties, 'conflict'],
  }),
  refuseFulfillment: call({
    route: 'POST /fulfillments/:id/refuse',
    who: 'signedIn',
    movesMoney: true,
    summary: 'The buyer refuses the listing at the handover and gets the money back.',
    params: idParams,
    body: report,
    answer: moved,
    statuses: [200],
    errors: [...parties, 'not_allowed', 'conflict'],
  }),
  sendParcel: call({
    route: 'POST /fulfillments/:id/tracking',
    who: 'signedIn',
    movesMoney: true,
    summary: 'The seller has given the parcel to a carrier.',
    params: idParams,
    body: z.object({
      tracking: z
        .string({ error: issueMessage(fulfillmentRefusals.carrierNeeded()) })
        .refine(storable, issueMessage(fieldRefusals.notStorable()))
        .overwrite(onOneLine)
        .trim()
        .refine(hasInk, issueMessage(fulfillmentRefusals.carrierNeeded()))
        .max(200, issueMessage(fulfillmentRefusals.carrierTooLong())),
    }),
    answer: moved,
    statuses: [200],
    errors: [...parties, 'not_allowed', 'conflict'],
  }),
  confirmFulfillment: call({
    route: 'POST /fulfillments/:id/confirm',
    who: 'signedIn',
    movesMoney: true,
    summary:
      'The buyer confirms that a parcel arrived, or that all is well with what was delivered; words and photos go with it.',
    params: idParams,
    body: report.partial(),
    answer: moved,
    statuses: [200],
    errors: [...parties, 'not_allowed', 'conflict'],
  }),
  reportProblem: call({
    route: 'POST /fulfillments/:id/problem',
    who: 'signedIn',
    movesMoney: true,
    summary: 'The buyer reports a problem with what was delivered. The money stays where it is until it is decided.',
    params: idParams,
    body: report,
    answer: moved,
    statuses: [200],
    errors: [...parties, 'not_allowed', 'conflict'],
  }),
  reportNoShow: call({
    route: 'POST /fulfillments/:id/no-show',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Says after the agreed time that the other one did not come; said by both, the operator decides.',
    params: idParams,
    body: report,
    answer: moved,
    statuses: [200],
    errors: [...parties, 'conflict'],
  }),
  proposeLowerPrice: call({
    route: 'POST /fulfillments/:id/price-reduction',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Proposes at the handover that this amount goes back to the buyer, who takes the listing.',
    params: idParams,
    body: z.object({ amountCents }),
    answer: moved,
    statuses: [200],
    errors: [...parties, 'conflict'],
  }),
  acceptLowerPrice: call({
    route: 'POST /fulfillments/:id/price-reduction/accept',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Accepts the lower price of the other side. The listing is handed over with it.',
    params: idParams,
    body: z.object({ amountCents: amountCents.optional() }),
    answer: moved,
    statuses: [200],
    errors: [...parties, 'not_allowed', 'conflict'],
  }),
};
