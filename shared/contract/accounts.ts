import { z } from 'zod';
import { signUpTypes } from '../domain/account.ts';
import { languages } from '../domain/language.ts';
import { issueMessage } from '../words/issue-message.ts';
import { accountRefusals } from '../words/refusals/accounts.ts';
import { call } from './call.ts';
import { email, emailParams, id, inserted, line } from './fields.ts';
import { acceptedVersions } from './legal.ts';
import type { Ours } from './wire-names.ts';

/** An account as in spec §3; a seller's email is hidden from strangers. */
export const user = z.object({
  _id: id,
  displayName: z.string(),
  email: z.string().optional(),
  type: z.enum([...signUpTypes, 'admin']),
  isVarified: z.boolean(),
  /** From here on, only in the own record and for admins. */
  emailVerified: z.boolean().optional(),
  createdAt: z.iso.datetime().optional(),
  suspended: z.literal(true).optional(),
  /** For emails. */
  language: z.enum(languages).optional(),
  badgeSuspended: z
    .object({ at: z.iso.datetime(), verifiedName: z.string(), reason: z.string().optional() })
    .optional(),
});
export type User = Ours<typeof user>;

export const accountCalls = {
  getUser: call({
    route: 'GET /users/:email',
    who: 'anyone',
    seldom: true,
    summary: 'A person’s record: complete for themselves and for admins, else a seller’s public profile.',
    params: emailParams,
    answer: user,
    statuses: [200],
    errors: ['not_signed_in', 'not_found'],
  }),
  createUser: call({
    route: 'POST /users',
    who: 'identity',
    summary: 'Stores a new person after sign-up. Needs identity proof; a repeat changes nothing.',
    body: z.object({
      displayName: line(80, 'name'),
      email,
      type: z.enum(signUpTypes, { error: issueMessage(accountRefusals.chooseBuyerOrSeller()) }),
      /** Versions shown at sign-up; without them no acceptance is recorded. */
      accepted: acceptedVersions.optional(),
    }),
    answer: inserted,
    statuses: [201, 200],
    errors: ['identity_not_proven', 'not_your_email', 'email_taken', 'invalid_input'],
  }),
  issueToken: call({
    route: 'POST /jwt',
    who: 'identity',
    urgency: 'pay',
    summary: 'Gives an access token of at most 300 s against identity proof for the same email (spec §9).',
    body: z.object({ email }),
    answer: z.object({ token: z.string() }),
    statuses: [200],
    errors: ['identity_not_proven'],
  }),
};
