import { z } from 'zod';
import { sellerKinds } from '../domain/selling-as.ts';
import { issueMessage } from '../words/issue-message.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { sellerRefusals } from '../words/refusals/sellers.ts';
import { call } from './call.ts';
import { email, type Label, text } from './fields.ts';

export const trader = z.object({
  legalName: z.string(),
  address: z.string(),
  registration: z.string(),
  email: z.string(),
});
export type Trader = z.output<typeof trader>;

const detail = (max: number, label: Label) =>
  text(max, label)
    .optional()
    .or(z.literal('').transform(() => undefined));

export const sellingAs = z.object({
  /** If not stated, they count as private. */
  stated: z.boolean(),
  kind: z.enum(sellerKinds),
  trader: trader.optional(),
});
export type SellingAs = z.output<typeof sellingAs>;

const details = {
  legalName: issueMessage(sellerRefusals.legalNameNeeded()),
  address: issueMessage(fieldRefusals.addressNeeded()),
  registration: issueMessage(sellerRefusals.registrationNeeded()),
  email: issueMessage(fieldRefusals.emailNeeded()),
} as const;

const sellingAsFields = z
  .object({
    kind: z.enum(sellerKinds, { error: issueMessage(sellerRefusals.chooseKind()) }),
    legalName: detail(120, 'legalName'),
    address: detail(300, 'address'),
    registration: detail(80, 'registration'),
    email: email.optional().or(z.literal('').transform(() => undefined)),
  })
  .superRefine((said, context) => {
    if (said.kind !== 'trader') return;
    for (const [name, message] of Object.entries(details))
      if (said[name as keyof typeof details] === undefined) context.addIssue({ code: 'custom', path: [name], message });
  });
export type SellingAsFields = z.output<typeof sellingAsFields>;

export const sellerCalls = {
  getSellingAs: call({
    route: 'GET /account/selling-as',
    who: 'seller',
    summary: 'Whether the caller sells as a private person or as a trader.',
    answer: sellingAs,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed'],
  }),
  changeSellingAs: call({
    route: 'PUT /account/selling-as',
    who: 'seller',
    duty: true,
    changesPerson: true,
    summary:
      'Sets whether the caller sells as a private person or as a trader. A trader’s details are shown on each listing.',
    body: sellingAsFields,
    answer: sellingAs,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'payment_in_progress'],
  }),
};
