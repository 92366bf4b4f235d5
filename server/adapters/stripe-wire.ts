import { z } from 'zod';
import { refundReasons } from '../../shared/domain/purchase.ts';
import {
  type Dispute,
  type DisputeCase,
  type Intent,
  type ProviderEvent,
  ProviderFailure,
  type Refund,
} from '../ports/card-payments.ts';

/*
 * What a server that speaks Stripe's format answers, read as something from outside. Stripe says all of it; another
 * server may leave out what we can do without, and add what we do not know. Of money nothing is guessed: an answer
 * that does not say how much came, in what currency and for which purchase is no payment.
 */

/** Whole cents; a server may give a form's digits back as the text they came as. */
const cents = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
]);

const id = z.string().min(1);

/** Another object: its id, or the whole of it where the server expanded it. */
const reference = z.union([id, z.object({ id }).transform((whole) => whole.id)]).nullish();

const refund = z.object({
  id,
  amount: cents,
  status: z.string().nullish(),
  payment_intent: reference,
  metadata: z.record(z.string(), z.unknown()).nullish().catch(undefined),
});

const charge = z.object({
  id,
  disputed: z.boolean().nullish(),
  refunds: z
    .object({ data: z.array(refund), has_more: z.boolean().nullish() })
    .nullish()
    .catch(undefined),
});

const intent = z.object({
  id,
  client_secret: z.string().nullish(),
  status: z.string(),
  amount: cents,
  amount_received: cents.nullish(),
  currency: z.string().toLowerCase(),
  livemode: z.boolean().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  created: z.number().nullish(),
  latest_charge: z.union([charge, reference]),
  charges: z
    .object({ data: z.array(charge) })
    .nullish()
    .catch(undefined),
});

const dispute = z.object({
  ...{ id, amount: cents.nullish(), status: z.string(), payment_intent: reference },
  reason: z.string().nullish().catch(null),
  evidence_details: z
    .object({ due_by: z.number().nullish(), submission_count: z.number().nullish() })
    .nullish()
    .catch(null),
});

const event = z.object({
  id,
  type: z.string(),
  livemode: z.boolean().nullish(),
  data: z.object({
    object: z.object({ id: z.string().nullish(), object: z.string().nullish(), payment_intent: reference.catch(null) }),
  }),
});

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown, what: string): z.output<Schema> {
  const { success, data } = schema.safeParse(answer);
  // Garbled on its way, or by a server that is none of Stripe's kind: what it did is not known.
  if (!success) throw new ProviderFailure('unknown', undefined, `The card provider answered with no ${what}.`);
  return data;
}

/** The mode an answer is of, by what it says of itself. */
export type ModeOf = (livemode: boolean | null | undefined) => boolean;

const statuses = new Map([
  ['processing', 'processing'],
  ['succeeded', 'succeeded'],
  ['canceled', 'canceled'],
] as const);

/** `refunds` where it carries all of them along. */
export type ReportedCharge = { disputed: boolean; refunds?: Refund[] };

/** `created` in Unix seconds; `chargeId` where the charge came by its id alone. */
export type ReportedIntent = Intent & { created?: number; charge?: ReportedCharge; chargeId?: string };

/** The intent in an answer. */
export function presentIntent(answer: unknown, modeOf: ModeOf): ReportedIntent {
  const told = read(intent, answer, 'payment intent');
  const latest = told.latest_charge ?? told.charges?.data[0];
  const text = (name: string) => (typeof told.metadata?.[name] === 'string' ? told.metadata[name] : undefined);
  return {
    id: told.id,
    clientSecret: told.client_secret ?? '',
    status: statuses.get(told.status as 'succeeded') ?? 'open',
    amount: told.status === 'succeeded' ? (told.amount_received ?? told.amount) : told.amount,
    currency: told.currency,
    liveMode: modeOf(told.livemode),
    purchaseId: text('checkout_id'),
    listingId: text('listing_id'),
    buyerId: text('buyer_id'),
    ...(told.created ? { created: told.created } : {}),
    ...(typeof latest === 'string' ? { chargeId: latest } : latest ? { charge: present(latest) } : {}),
  };
}

const present = ({ disputed, refunds }: z.output<typeof charge>): ReportedCharge => ({
  disputed: disputed ?? false,
  ...(refunds && !refunds.has_more ? { refunds: refunds.data.map(presentRefund) } : {}),
});

/** What a charge says of itself. */
export const presentCharge = (answer: unknown) => present(read(charge, answer, 'charge'));

/** A refund, and what it is of. */
export function presentRefund(answer: unknown): Refund {
  const { id, amount, status, payment_intent, metadata } = read(refund, answer, 'refund');
  const reason = refundReasons.find((known) => known === metadata?.reason);
  return {
    id,
    intentId: payment_intent ?? '',
    amount,
    status: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
    // An order from before orders were counted was the first.
    ...(reason ? { order: { reason, attempt: Number(metadata?.attempt ?? 1) } } : {}),
  };
}

/**
 * A dispute, and what it is of. A warning or a prevented dispute is none: no money has moved. A lost one that does not
 * say how much was lost goes on being open, for a person to look at.
 */
export function presentDispute(answer: unknown): { intentId: string; dispute?: Dispute } {
  const { id, amount, status, payment_intent } = read(dispute, answer, 'dispute');
  const intentId = payment_intent ?? '';
  if (status.startsWith('warning') || status === 'prevented') return { intentId };
  const standing = status === 'won' || (status === 'lost' && amount) ? status : 'open';
  return { intentId, dispute: { id, amount: amount ?? 0, status: standing } };
}

/** A dispute as a person has to answer it. */
export function presentDisputeCase(answer: unknown): DisputeCase & { intentId: string } {
  const { id, amount, reason, payment_intent, evidence_details } = read(dispute, answer, 'dispute');
  const dueBy = evidence_details?.due_by;
  return {
    ...{ id, amount: amount ?? 0, reason: reason ?? '', intentId: payment_intent ?? '' },
    dueBy: dueBy ? new Date(dueBy * 1000) : undefined,
    status: presentDispute(answer).dispute?.status ?? 'open',
    evidenceSent: (evidence_details?.submission_count ?? 0) > 0,
  };
}

/**
 * A delivery, and the intent it is about: the object itself, or the one its charge, refund or dispute belongs to.
 * @returns undefined for what is no event
 */
export function presentEvent(delivery: unknown, modeOf: ModeOf): ProviderEvent | undefined {
  const { data: told } = event.safeParse(delivery);
  if (!told) return undefined;
  const { object } = told.data;
  const isIntent = object.object ? object.object === 'payment_intent' : told.type.startsWith('payment_intent.');
  return {
    id: told.id,
    type: told.type,
    intentId: (isIntent ? object.id : object.payment_intent) ?? undefined,
    liveMode: modeOf(told.livemode),
  };
}
