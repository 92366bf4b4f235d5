import { z } from 'zod';
import type { ChosenDelivery } from '../../shared/domain/delivery.ts';
import { fulfillmentMethods } from '../../shared/domain/fulfillment.ts';
import { refundReasons } from '../../shared/domain/purchase.ts';
import {
  type Dispute,
  type DisputeCase,
  type Intent,
  type ProviderEvent,
  ProviderFailure,
  type Refund,
} from '../ports/card-payments.ts';

/* Responses are untrusted. Money is never guessed: without amount, currency and purchase it is not a payment. */

/** Some servers return numbers as text. */
export const cents = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
]);

export const id = z.string().min(1);

export const reference = z.union([id, z.object({ id }).transform((whole) => whole.id)]).nullish();

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
  id,
  amount: cents.nullish(),
  status: z.string(),
  payment_intent: reference,
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
  account: z.string().nullish().catch(null),
  data: z.object({
    object: z.object({ id: z.string().nullish(), object: z.string().nullish(), payment_intent: reference.catch(null) }),
  }),
});

export function read<Schema extends z.ZodType>(schema: Schema, answer: unknown, what: string): z.output<Schema> {
  const { success, data } = schema.safeParse(answer);
  // Corrupted or incompatible: the outcome is unknown.
  if (!success) throw new ProviderFailure('unknown', undefined, `The card provider answered with no ${what}.`);
  return data;
}

export type ModeOf = (livemode: boolean | null | undefined) => boolean;

const statuses = new Map([
  ['processing', 'processing'],
  ['succeeded', 'succeeded'],
  ['canceled', 'canceled'],
] as const);

/** `refunds` only when all are included. */
export type ReportedCharge = { disputed: boolean; refunds?: Refund[] };

/** `created` in Unix seconds; `chargeId` when the charge is only an id. */
export type ReportedIntent = Intent & { created?: number; charge?: ReportedCharge; chargeId?: string };

export function presentIntent(answer: unknown, modeOf: ModeOf): ReportedIntent {
  const parsed = read(intent, answer, 'payment intent');
  const latest = parsed.latest_charge ?? parsed.charges?.data[0];
  const text = (name: string) => (typeof parsed.metadata?.[name] === 'string' ? parsed.metadata[name] : undefined);
  return {
    id: parsed.id,
    clientSecret: parsed.client_secret ?? '',
    status: statuses.get(parsed.status as 'succeeded') ?? 'open',
    amount: parsed.status === 'succeeded' ? (parsed.amount_received ?? parsed.amount) : parsed.amount,
    currency: parsed.currency,
    liveMode: modeOf(parsed.livemode),
    purchaseId: text('checkout_id'),
    listingId: text('listing_id'),
    buyerId: text('buyer_id'),
    delivery: deliveryOf(text('delivery_method'), text('delivery_cents')),
    ...(parsed.created ? { created: parsed.created } : {}),
    ...(typeof latest === 'string' ? { chargeId: latest } : latest ? { charge: present(latest) } : {}),
  };
}

function deliveryOf(named: string | undefined, cents = ''): ChosenDelivery | undefined {
  const method = fulfillmentMethods.find((known) => known === named);
  if (!method || method === 'pickup' || !/^\d{1,6}$/.test(cents)) return undefined;
  return { method, cents: Number(cents) };
}

const present = ({ disputed, refunds }: z.output<typeof charge>): ReportedCharge => ({
  disputed: disputed ?? false,
  ...(refunds && !refunds.has_more ? { refunds: refunds.data.map(presentRefund) } : {}),
});

export const presentCharge = (answer: unknown) => present(read(charge, answer, 'charge'));

export function presentRefund(answer: unknown): Refund {
  const { id, amount, status, payment_intent, metadata } = read(refund, answer, 'refund');
  const reason = refundReasons.find((known) => known === metadata?.reason);
  return {
    id,
    intentId: payment_intent ?? '',
    amount,
    status: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
    // Older orders have no attempt.
    ...(reason ? { order: { reason, attempt: Number(metadata?.attempt ?? 1) } } : {}),
  };
}

/** Parses a dispute. Ignores warnings; a lost one without an amount stays open for a person. */
export function presentDispute(answer: unknown): { intentId: string; dispute?: Dispute } {
  const { id, amount, status, payment_intent, evidence_details: evidence } = read(dispute, answer, 'dispute');
  const intentId = payment_intent ?? '';
  if (status.startsWith('warning') || status === 'prevented') return { intentId };
  const standing = status === 'won' || (status === 'lost' && amount) ? status : 'open';
  return {
    intentId,
    dispute: {
      id,
      amount: amount ?? 0,
      status: standing,
      dueBy: evidence?.due_by ? new Date(evidence.due_by * 1000) : undefined,
      evidenceSent: (evidence?.submission_count ?? 0) > 0,
    },
  };
}

/** Parses a dispute for an admin to answer. */
export function presentDisputeCase(answer: unknown): DisputeCase & { intentId: string } {
  const { id, amount, reason, payment_intent } = read(dispute, answer, 'dispute');
  const { status = 'open', dueBy, evidenceSent = false } = presentDispute(answer).dispute ?? {};
  return {
    id,
    amount: amount ?? 0,
    reason: reason ?? '',
    intentId: payment_intent ?? '',
    dueBy,
    status,
    evidenceSent,
  };
}

/** @returns undefined for an invalid event */
export function presentEvent(delivery: unknown, modeOf: ModeOf): ProviderEvent | undefined {
  const { data: parsed } = event.safeParse(delivery);
  if (!parsed) return undefined;
  const { object } = parsed.data;
  const isA = (name: string) => (object.object ? object.object === name : parsed.type.startsWith(`${name}.`));
  return {
    id: parsed.id,
    type: parsed.type,
    // What happens in a seller's account is not a payment of ours.
    intentId: parsed.account ? undefined : ((isA('payment_intent') ? object.id : object.payment_intent) ?? undefined),
    ...(parsed.account || isA('account') ? { accountId: parsed.account ?? object.id ?? undefined } : {}),
    ...(isA('transfer') ? { transferId: object.id ?? undefined } : {}),
    liveMode: modeOf(parsed.livemode),
  };
}
