import { z } from 'zod';
import { signUpTypes } from '../domain/account.ts';
import { languages } from '../domain/language.ts';
import { userSorts } from '../domain/sorting.ts';
import { call } from './call.ts';
import {
  acknowledged,
  email,
  emailParams,
  id,
  idParams,
  inserted,
  line,
  order,
  page,
  removalFields,
  storable,
  text,
} from './fields.ts';
import { acceptedVersions } from './legal.ts';
import type { Ours } from './wire-names.ts';

/** An account as in spec §3; a seller's email is hidden from strangers. */
export const user = z.object({
  _id: id,
  displayName: z.string(),
  email: z.string().optional(),
  type: z.enum([...signUpTypes, 'admin']),
  isVarified: z.boolean(),
  /** Only in the own record and for admins. */
  emailVerified: z.boolean().optional(),
  createdAt: z.iso.datetime().optional(),
  /** For emails; in the own record and for admins. */
  language: z.enum(languages).optional(),
  /** Only in the own record and for admins. */
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
      displayName: line(80, 'Name'),
      email,
      type: z.enum(signUpTypes, { error: 'Choose buyer or seller.' }),
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
  listUsers: call({
    route: 'GET /users-type/:type',
    who: 'admin',
    summary: 'Buyers or sellers for admins, newest first unless another order is asked for.',
    params: z.object({ type: z.enum(signUpTypes) }),
    query: page.extend({
      /** Word prefixes in name and email; all must match. */
      q: z.string().max(100).refine(storable, 'This text holds characters that cannot be stored.').optional(),
      sort: z.enum(userSorts).optional(),
      order,
    }),
    answer: z.array(user),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  verifySeller: call({
    route: 'PUT /users/:id',
    who: 'admin',
    changesListings: true,
    summary: 'Gives a seller the verified badge, or gives a suspended one back; a repeat changes nothing.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'not_a_seller'],
  }),
  suspendBadge: call({
    route: 'POST /users/:id/suspend-badge',
    who: 'admin',
    changesListings: true,
    summary: 'Takes the verified badge from a seller, for a reason that the seller is told; a repeat changes nothing.',
    params: idParams,
    body: z.object({ reason: text(500, 'A reason') }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'not_a_seller', 'invalid_input'],
  }),
  deleteUser: call({
    route: 'DELETE /users/:id',
    who: 'admin',
    changesListings: true,
    summary: 'Removes a person; can be undone for 30 days.',
    params: idParams,
    body: removalFields,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'last_admin', 'payment_in_progress', 'invalid_input'],
  }),
  restoreUser: call({
    route: 'POST /users/:id/restore',
    who: 'admin',
    changesListings: true,
    summary: 'Brings a removed person back within 30 days.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'undo_expired', 'email_taken'],
  }),
};
