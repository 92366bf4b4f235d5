import { z } from 'zod';
import { caseKinds, caseStates, decidedActions, reportReasons } from '../domain/cases.ts';
import { withoutDirectionControls } from '../domain/clean-text.ts';
import { decisionObstacles } from '../domain/decision-obstacle.ts';
import { languages } from '../domain/language.ts';
import { waitReasons } from '../domain/review-queue.ts';
import { issueMessage } from '../words/issue-message.ts';
import { caseRefusals } from '../words/refusals/cases.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { labelRefusals } from '../words/refusals/labels.ts';
import { call } from './call.ts';
import { caseContext } from './cases/context.ts';
import { acknowledged, clause, email, id, idParams, page, storable, text } from './fields.ts';
import type { Ours } from './wire-names.ts';

const optionalText = z
  .string()
  .overwrite(withoutDirectionControls)
  .trim()
  .max(2000, issueMessage(labelRefusals.givenDescriptionTooLong({ most: 2000 })))
  .refine(storable, issueMessage(fieldRefusals.notStorable()));

const reportFields = z.object({
  kind: z.enum(caseKinds, { error: issueMessage(caseRefusals.chooseThing()) }),
  /** For an account, also the id of its listing or its review; for a reply, that of its review. */
  targetId: id,
  reason: z.enum(reportReasons, { error: issueMessage(fieldRefusals.reasonChoice()) }),
  text: optionalText.optional(),
  email: email.optional().or(z.literal('').transform(() => undefined)),
});

const decision = z.object({
  action: z.enum(decidedActions),
  reason: z.string(),
  /** Of the shop's terms. */
  clause: z.string().optional(),
  decidedAt: z.iso.datetime(),
  decidedBy: z.string().optional(),
});
export type CaseDecision = z.output<typeof decision>;

const caseFields = z.object({
  _id: id,
  /** Clients read the case's id by this name. */
  id,
  caseNumber: z.string(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  createdAt: z.iso.datetime(),
  decision: decision.optional(),
  appeal: z.object({ text: z.string(), at: z.iso.datetime(), decision: decision.optional() }).optional(),
});

const moderationCase = caseFields.extend({
  /** Why the caller may not decide it; read for one case. */
  obstacle: z.enum(decisionObstacles).optional(),
  /** Why the caller may neither suspend nor remove the person. */
  personObstacle: z.enum(decisionObstacles).optional(),
  targetId: id,
  title: z.string(),
  image: z.string().optional(),
  price: z.string().optional(),
  /** Why an admin looks at the listing before it is public. */
  waitedFor: z.array(z.enum(waitReasons)).optional(),
  subject: z.object({ _id: id, id, displayName: z.string(), email: z.string(), language: z.enum(languages) }),
  reports: z.array(
    z.object({
      reason: z.enum(reportReasons),
      text: z.string(),
      reporter: z.string().optional(),
      /** The shop noticed it itself. */
      isByShop: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type ModerationCase = Ours<typeof moderationCase>;

const statement = caseFields.extend({
  title: z.string(),
  /** Why a rule of the shop held the listing back. */
  waitedFor: z.array(z.enum(waitReasons)).optional(),
  reasons: z.array(z.enum(reportReasons)),
  canAppeal: z.boolean(),
  appealUntil: z.iso.datetime().optional(),
});
export type Statement = Ours<typeof statement>;

const admins = ['not_signed_in', 'not_allowed', 'invalid_input'] as const;

export const caseCalls = {
  sendReport: call({
    route: 'POST /reports',
    who: 'anyone',
    seldom: true,
    summary:
      'Reports a listing, an account, a review or its reply, which anybody can do, or a message to the caller. Reports of one target share a case while it is open.',
    body: reportFields,
    answer: z.object({ caseNumber: z.string() }),
    statuses: [201],
    errors: ['invalid_input', 'not_found', 'own_listing', 'too_many_requests'],
  }),
  listCases: call({
    route: 'GET /cases',
    who: 'admin',
    summary: 'Cases, the newest first, narrowed by state, kind and reason.',
    query: page.extend({
      state: z.enum(caseStates).optional(),
      kind: z.enum(caseKinds).optional(),
      reason: z.enum([...reportReasons, ...waitReasons]).optional(),
    }),
    answer: z.array(moderationCase),
    statuses: [200],
    paged: true,
    errors: [...admins],
  }),
  getCase: call({
    route: 'GET /cases/:id',
    who: 'admin',
    summary: 'One case with all its reports.',
    params: idParams,
    answer: moderationCase,
    statuses: [200],
    errors: [...admins, 'not_found'],
  }),
  getCaseContext: call({
    route: 'GET /cases/:id/context',
    who: 'admin',
    summary: 'What was reported in its context, and earlier cases about and by the person.',
    params: idParams,
    answer: caseContext,
    statuses: [200],
    errors: [...admins, 'not_found'],
  }),
  decideCase: call({
    route: 'POST /cases/:id/decision',
    who: 'admin',
    summary:
      'Decides a case or an appeal; if there is another admin, that one decides the appeal. The reporters and the affected person are told.',
    params: idParams,
    body: z.object({
      action: z.enum(decidedActions, { error: issueMessage(caseRefusals.chooseAction()) }),
      reason: text(2000, 'reason'),
      clause: clause.optional(),
    }),
    answer: moderationCase,
    statuses: [200],
    errors: [
      ...admins,
      'not_found',
      'conflict',
      'item_unavailable',
      'item_on_hold',
      'payment_in_progress',
      'last_admin',
      'undo_expired',
      'email_taken',
    ],
  }),
  getStatement: call({
    route: 'GET /cases/:id/statement',
    who: 'signedIn',
    summary: 'The statement of reasons for the person whom a decision affects.',
    params: idParams,
    answer: statement,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  appealCase: call({
    route: 'POST /cases/:id/appeal',
    who: 'signedIn',
    summary: 'Appeals a decision about the caller, once and within six months.',
    params: idParams,
    /** `reason` as in all decisions; the first version called it `text`. */
    body: z
      .object({ reason: text(2000, 'reason').optional(), text: text(2000, 'text').optional() })
      .refine((body) => body.reason ?? body.text, {
        path: ['reason'],
        message: issueMessage(labelRefusals.reasonNeeded()),
      })
      .refine(({ reason, text }) => reason === undefined || text === undefined || reason === text, {
        path: ['text'],
        message: issueMessage(caseRefusals.oneReason()),
      }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
};
