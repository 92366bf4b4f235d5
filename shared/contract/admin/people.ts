import { signUpTypes } from '../../domain/account.ts';
import { decisionObstacles } from '../../domain/decision-obstacle.ts';
import { userSorts } from '../../domain/sorting.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { fieldRefusals } from '../../words/refusals/fields.ts';
import { user } from '../accounts.ts';
import { call } from '../call.ts';
import { acknowledged, idParams, order, page, removal, removalFields, storable, text } from '../fields.ts';
import { sellingAs } from '../sellers.ts';
import type { Ours } from '../wire-names.ts';
import { z } from '../zod.ts';

const removedUser = user.extend(removal);
export type RemovedUser = Ours<typeof removedUser>;

const loginPlace = z.object({ device: z.string(), startedAt: z.iso.datetime() });

const person = user.extend({
  email: z.string(),
  removedAt: z.iso.datetime().optional(),
  listings: z.number(),
  sales: z.number(),
  /** Sales minus refunds. */
  earned: z.string(),
  purchases: z.number(),
  /** Payments minus refunds. */
  spent: z.string(),
  sellingAs: sellingAs,
  sessions: z.array(loginPlace),
  /** Why the caller may not remove them. */
  obstacle: z.enum(decisionObstacles).optional(),
});
export type Person = Ours<typeof person>;

export const peopleCalls = {
  listUsers: call({
    route: 'GET /users-type/:type',
    who: 'admin',
    summary: 'Buyers or sellers for admins, newest first unless another order is asked for.',
    params: z.object({ type: z.enum(signUpTypes) }),
    query: page.extend({
      /** Word prefixes in name and email; all must match. */
      q: z.string().max(100).refine(storable, issueMessage(fieldRefusals.notStorable())).optional(),
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
    summary: 'Gives a seller the verified badge, or gives a suspended one back; a repeat changes nothing.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'not_a_seller'],
  }),
  suspendBadge: call({
    route: 'POST /users/:id/suspend-badge',
    who: 'admin',
    summary: 'Takes the verified badge from a seller, for a reason that the seller is told; a repeat changes nothing.',
    params: idParams,
    body: z.object({ reason: text(500, 'reason') }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'not_a_seller', 'invalid_input'],
  }),
  deleteUser: call({
    route: 'DELETE /users/:id',
    who: 'admin',
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
    summary: 'Brings a removed person back within 30 days.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'undo_expired', 'email_taken'],
  }),
  listRemovedUsers: call({
    route: 'GET /removed-users',
    who: 'admin',
    summary: 'People who were removed and can still be brought back, the last removed first.',
    query: page,
    answer: z.array(removedUser),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  getPerson: call({
    route: 'GET /people/:id',
    who: 'admin',
    summary: 'One person, removed or not: the record, what they did in numbers, and where they are signed in.',
    params: idParams,
    answer: person,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'not_found'],
  }),
};
