import { z } from 'zod';
import { languages } from '../domain/language.ts';
import { user } from './accounts.ts';
import { call } from './call.ts';
import { acknowledged, text } from './fields.ts';
import type { Ours } from './wire-names.ts';

/** Id format of the identity service. */
const sessionId = text(64, 'Session');

const loginSession = z.object({
  _id: sessionId,
  device: z.string(),
  startedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type LoginSession = Ours<typeof loginSession>;

/** Calls on the own account. Some require identity proof, so that a token cannot lock a person out. */
export const ownAccountCalls = {
  getAccount: call({
    route: 'GET /account',
    who: 'signedIn',
    summary: 'One’s own record; 401 as soon as the session was ended elsewhere.',
    answer: user,
    statuses: [200],
    errors: ['not_signed_in'],
  }),
  startSelling: call({
    route: 'POST /account/seller',
    who: 'signedIn',
    summary: 'Makes a seller of a buyer, who goes on buying as before. A repeat, and an admin’s, changes nothing.',
    answer: user,
    statuses: [200],
    errors: ['not_signed_in'],
  }),
  updateAccount: call({
    route: 'PATCH /account',
    who: 'signedIn',
    changesListings: true,
    summary: 'Changes the name that others see, or the language in which one is written to.',
    body: z.object({
      displayName: text(80, 'Name').optional(),
      language: z.enum(languages, { error: 'Choose one of the languages.' }).optional(),
    }),
    answer: user,
    statuses: [200],
    errors: ['not_signed_in', 'invalid_input'],
  }),
  deleteAccount: call({
    route: 'DELETE /account',
    who: 'identity',
    changesListings: true,
    summary: 'Removes oneself; an admin can undo it for 30 days. Admins are removed by another admin.',
    answer: acknowledged,
    statuses: [200],
    errors: ['identity_not_proven', 'last_admin', 'payment_in_progress'],
  }),
  exportAccount: call({
    route: 'GET /account/export',
    who: 'identity',
    summary: 'Everything that is kept about oneself, by kind. Secrets, and what belongs to others, are left out.',
    answer: z.looseObject({ exportedAt: z.iso.datetime() }),
    statuses: [200],
    errors: ['identity_not_proven'],
  }),
  listSessions: call({
    route: 'GET /account/sessions',
    who: 'identity',
    summary: 'The 50 newest places where one is signed in; none where the identity service does not tell.',
    answer: z.array(loginSession).max(50),
    statuses: [200],
    errors: ['identity_not_proven'],
  }),
  endSession: call({
    route: 'DELETE /account/sessions/:id',
    who: 'identity',
    summary: 'Signs out one of the places where one is signed in. Its access token ends at once.',
    params: z.object({ id: sessionId }),
    answer: acknowledged,
    statuses: [200],
    errors: ['identity_not_proven', 'not_found'],
  }),
  endOtherSessions: call({
    route: 'DELETE /account/sessions',
    who: 'identity',
    summary: 'Signs out everywhere but here. Access tokens given before end at once; here, ask for a new one.',
    answer: acknowledged,
    statuses: [200],
    errors: ['identity_not_proven'],
  }),
};
