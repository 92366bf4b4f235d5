import { z } from 'zod';
import { withoutDirectionControls } from '../../domain/clean-text.ts';
import { chosenReasons, returnAnswers, returnReasons, returnStates } from '../../domain/returns.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { fieldRefusals } from '../../words/refusals/fields.ts';
import { labelRefusals } from '../../words/refusals/labels.ts';
import { returnRefusals } from '../../words/refusals/returns.ts';
import { call } from '../call.ts';
import { id, idParams, page, storable, text } from '../fields.ts';
import type { Ours } from '../wire-names.ts';

/** A request to cancel a sale or return the listing. */
const returnRequest = z.object({
  _id: id,
  previousId: id,
  title: z.string(),
  buyerName: z.string(),
  reason: z.enum(returnReasons),
  text: z.string(),
  state: z.enum(returnStates),
  /** The buyer can withdraw, so the seller cannot decline. */
  mustAccept: z.boolean(),
  createdAt: z.iso.datetime(),
  answer: z.string().optional(),
  /** The answer is the shop's, because the seller had left. */
  answeredByShop: z.literal(true).optional(),
  /** Open, and the seller has left: then it counts as accepted. */
  shopAnswersUntil: z.iso.datetime().optional(),
});
export type ReturnRequest = Ours<typeof returnRequest>;

const returnChoice = z.object({
  canAsk: z.boolean(),
  /** A request made now must be accepted. */
  mustAccept: z.boolean(),
  /** The law lets the buyer withdraw from the contract now, without a reason. */
  canWithdraw: z.boolean(),
  /** The seller has left. */
  shopDecides: z.literal(true).optional(),
  request: returnRequest.optional(),
});
export type ReturnChoice = Ours<typeof returnChoice>;

export const returnCalls = {
  getReturn: call({
    route: 'GET /paid/:id/return',
    who: 'signedIn',
    summary: "Whether the buyer can cancel or return a purchase, and the buyer's last request; takes the paid record.",
    params: idParams,
    answer: returnChoice,
    statuses: [200],
    errors: ['not_signed_in', 'not_found'],
  }),
  requestReturn: call({
    route: 'POST /paid/:id/return',
    who: 'signedIn',
    movesMoney: true,
    summary: 'Asks the seller to cancel a paid purchase or to take it back. The money moves by a refund alone.',
    params: idParams,
    body: z.object({
      reason: z.enum(chosenReasons, { error: issueMessage(fieldRefusals.reasonChoice()) }),
      text: text(2000, 'givenDescription'),
    }),
    answer: returnRequest,
    statuses: [201],
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
  declareWithdrawal: call({
    route: 'POST /paid/:id/withdrawal',
    who: 'signedIn',
    movesMoney: true,
    summary:
      'The buyer withdraws from the contract with a trader. Nobody has to accept it; both get a mail with content and time. A repeat changes nothing.',
    params: idParams,
    body: z.object({
      text: z
        .string()
        .overwrite(withoutDirectionControls)
        .trim()
        .max(2000, issueMessage(labelRefusals.givenDescriptionTooLong({ most: 2000 })))
        .refine(storable, issueMessage(fieldRefusals.notStorable()))
        .optional(),
    }),
    answer: returnRequest,
    statuses: [201],
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
  listReturns: call({
    route: 'GET /returns',
    who: 'seller',
    summary: "Requests of buyers about the caller's sales, the newest first.",
    query: page.extend({ state: z.enum(returnStates).optional() }),
    answer: z.array(returnRequest),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  answerReturn: call({
    route: 'POST /returns/:id/answer',
    who: 'seller',
    movesMoney: true,
    duty: true,
    summary:
      'The seller accepts or declines a request; an admin does, once the seller has left. A trader cannot decline within the time of withdrawal.',
    params: idParams,
    body: z.object({
      answer: z.enum(returnAnswers, { error: issueMessage(returnRefusals.chooseAnswer()) }),
      text: text(2000, 'answer'),
    }),
    answer: returnRequest,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
};
