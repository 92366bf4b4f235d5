import { z } from 'zod';
import { languages } from '../../domain/language.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { fieldRefusals } from '../../words/refusals/fields.ts';
import { user } from '../accounts.ts';
import { call } from '../call.ts';
import { acknowledged, line, text } from '../fields.ts';
import type { Ours } from '../wire-names.ts';

/** Format of the identity service. */
const sessionId = text(64, 'session');

const loginSession = z.object({
  _id: sessionId,
  device: z.string(),
  startedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type LoginSession = Ours<typeof loginSession>;

/** Some require an identity proof, so that a stolen token cannot lock a person out. */
export const ownAccountCalls = {
  getAccount: call({
    route: 'GET /account',
    who: 'signedIn',
    opensPage: true,
    summary: 'The caller’s record; 401 as soon as the session was ended elsewhere.',
    answer: user,
    statuses: [200],
    errors: ['not_signed_in'],
  }),
  startSelling: call({
    route: 'POST /account/seller',
    who: 'signedIn',
    summary: 'Makes a buyer also a seller. A repeat, or a call by an admin, changes nothing.',
    answer: user,
    statuses: [200],
    errors: ['not_signed_in'],
  }),
  claimFirstAdmin: call({
    route: 'POST /account/first-admin',
    who: 'signedIn',
    changesPerson: true,
    summary: 'Makes the caller the first admin, by the link that a local instance prints. It works once.',
    body: z.object({ token: text(100, 'link') }),
    answer: user,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'email_not_verified', 'invalid_input'],
  }),
  updateAccount: call({
    route: 'PATCH /account',
    who: 'signedIn',
    changesPerson: true,
    summary: 'Changes the caller’s name, or the language of their mails.',
    body: z.object({
      displayName: line(80, 'name').optional(),
      language: z.enum(languages, { error: issueMessage(fieldRefusals.languageChoice()) }).optional(),
    }),
    answer: user,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  deleteAccount: call({
    route: 'DELETE /account',
    who: 'identity',
    freshProof: true,
    changesPerson: true,
    summary: 'Removes the caller’s account; an admin can undo it for 30 days. Admins are removed by another admin.',
    answer: acknowledged,
    statuses: [200],
    errors: ['identity_not_proven', 'fresh_proof_needed', 'not_allowed', 'last_admin', 'payment_in_progress'],
  }),
  exportAccount: call({
    route: 'GET /account/export',
    who: 'identity',
    summary: 'All data stored about the caller, by kind, without secrets and other people’s data.',
    answer: z.looseObject({ exportedAt: z.iso.datetime() }),
    statuses: [200],
    errors: ['identity_not_proven'],
  }),
  listSessions: call({
    route: 'GET /account/sessions',
    who: 'identity',
    summary: 'The caller’s 50 newest sessions; none if the identity service does not list them.',
    answer: z.array(loginSession).max(50),
    statuses: [200],
    errors: ['identity_not_proven'],
  }),
  endSession: call({
    route: 'DELETE /account/sessions/:id',
    who: 'identity',
    changesPerson: true,
    summary: 'Ends one session of the caller and its access token at once.',
    params: z.object({ id: sessionId }),
    answer: acknowledged,
    statuses: [200],
    errors: ['identity_not_proven', 'not_allowed', 'not_found'],
  }),
  endOtherSessions: call({
    route: 'DELETE /account/sessions',
    who: 'identity',
    changesPerson: true,
    summary: 'Ends all other sessions of the caller. Earlier access tokens end at once; ask for a new one here.',
    answer: acknowledged,
    statuses: [200],
    errors: ['identity_not_proven', 'not_allowed'],
  }),
};
