import { z } from 'zod';
import type { Form } from './decode-form.ts';
import { invalidRequest, type StripeError } from './stripe-error.ts';

const wholeNumber = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const text = z.string().max(5_000);
const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, 'at most 50 pairs');
const expand = z.array(z.enum(['latest_charge', 'latest_charge.refunds', 'payment_intent', 'charge'])).default([]);

const rawCard = z.strictObject({
  number: z.string().max(40),
  exp_month: z.string().max(4),
  exp_year: z.string().max(4),
  cvc: z.string().max(4).optional(),
});

/** A card with its full number, which is dropped after validation. */
export type RawCard = z.infer<typeof rawCard>;

const confirmation = {
  payment_method: text.optional(),
  payment_method_data: z
    .looseObject({
      type: z.literal('card'),
      card: rawCard,
      billing_details: z.looseObject({ email: text.optional(), name: text.optional() }).optional(),
    })
    .optional(),
  return_url: z.url().optional(),
  receipt_email: text.optional(),
};
const fromBrowser = { key: text.optional(), client_secret: text.optional(), use_stripe_sdk: flag.optional() };

export const createIntentParameters = z.strictObject({
  amount: wholeNumber,
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  metadata: metadata.default({}),
  description: text.optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  confirm: flag.default(false),
  use_stripe_sdk: flag.optional(),
  statement_descriptor: text.optional(),
  statement_descriptor_suffix: text.optional(),
  ...confirmation,
  expand,
});

export const updateIntentParameters = z.strictObject({
  amount: wholeNumber.optional(),
  metadata: metadata.default({}),
  description: text.optional(),
  receipt_email: text.optional(),
  expand,
});

export const retrieveIntentParameters = z.strictObject({ ...fromBrowser, expand });

// Loose, because Stripe's browser script adds fields (time on page, its version, …).
export const confirmIntentParameters = z.looseObject({ ...confirmation, ...fromBrowser, expand });

export const cancelIntentParameters = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
});

export const abandonAuthenticationParameters = z.strictObject(fromBrowser);

export const createRefundParameters = z.strictObject({
  payment_intent: text.optional(),
  charge: text.optional(),
  amount: wholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
  expand,
});

export const retrieveParameters = z.strictObject({ expand });

const created = z.union([
  wholeNumber.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: wholeNumber.optional(),
    gte: wholeNumber.optional(),
    lt: wholeNumber.optional(),
    lte: wholeNumber.optional(),
  }),
]);
const limit = wholeNumber.refine((count) => count >= 1 && count <= 100).default(10);
const page = { limit, starting_after: text.optional(), created: created.optional() };

export const listIntentsParameters = z.strictObject(page);
export const listRefundsParameters = z.strictObject({
  ...page,
  payment_intent: text.optional(),
  charge: text.optional(),
});
export const listDisputesParameters = z.strictObject({
  ...page,
  payment_intent: text.optional(),
  charge: text.optional(),
});
export const updateDisputeParameters = z.strictObject({
  evidence: z.record(z.string(), z.string().max(20_000)).default({}),
  submit: flag.default(true),
  metadata: metadata.default({}),
  expand,
});
export const listEventsParameters = z.strictObject({ ...page, type: text.optional() });
export const searchParameters = z.strictObject({ query: text, limit, page: text.optional() });

const requested = z.strictObject({ requested: flag }).optional();

export const createAccountParameters = z.strictObject({
  type: z.literal('express'),
  country: z.string().length(2).default('US'),
  email: text.optional(),
  business_type: z.enum(['individual', 'company']).optional(),
  capabilities: z.strictObject({ card_payments: requested, transfers: requested }),
  metadata: metadata.default({}),
  expand,
});
export const createAccountLinkParameters = z.strictObject({
  account: text,
  type: z.enum(['account_onboarding', 'account_update']),
  refresh_url: z.url(),
  return_url: z.url(),
  expand,
});
export const createLoginLinkParameters = z.strictObject({ expand });
export const createTransferParameters = z.strictObject({
  amount: wholeNumber,
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  destination: text,
  source_transaction: text.optional(),
  transfer_group: text.optional(),
  description: text.optional(),
  metadata: metadata.default({}),
  expand,
});
export const reverseTransferParameters = z.strictObject({
  amount: wholeNumber.optional(),
  metadata: metadata.default({}),
  expand,
});
export const listTransfersParameters = z.strictObject({
  ...page,
  destination: text.optional(),
  transfer_group: text.optional(),
});
export const listReversalsParameters = z.strictObject({ limit, starting_after: text.optional() });
export const readBalanceParameters = z.strictObject({ expand });

export const armFaultParameters = z.strictObject({
  call: text,
  kind: z.enum(['timeout', 'reset_after_success', 'malformed', 'status', 'fails_after_success']),
  status: wholeNumber.refine((status) => status >= 400 && status <= 599).default(500),
  recorded: flag.default(false),
  times: wholeNumber.refine((times) => times >= 1).default(1),
});

/** Bank action: opens a dispute, in full or for `amount` cents, or decides it. */
export const disputeParameters = z.strictObject({
  payment_intent: text,
  move: z.enum(['open', 'win', 'lose']),
  amount: wholeNumber.optional(),
});

export const refundParameters = z.strictObject({ payment_intent: text, move: z.enum(['succeed', 'fail']) });

/** Bank action: pays a seller's balance out, or refuses to. */
export const payoutParameters = z.strictObject({ account: text, move: z.enum(['pay', 'fail']) });

/** Validates a form. Throws Stripe's 400 with the first invalid parameter. */
export function readParameters<Output>(schema: z.ZodType<Output>, form: Form): Output {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  throw issueToError(result.error.issues[0], form);
}

function issueToError(issue: z.core.$ZodIssue | undefined, form: Form): StripeError {
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(path);
  if (path.length === 1 && path[0] !== undefined && !(path[0] in form)) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const code = issue?.path.at(-1) === 'amount' ? 'parameter_invalid_integer' : 'parameter_invalid';
  return invalidRequest(`Invalid value for ${param}.`, { code, param });
}

function bracketed([first = '', ...rest]: string[]): string {
  return first + rest.map((part) => `[${part}]`).join('');
}
