import type { Handlers } from '../../../platform/http/handler.ts';
import type { Services } from '../../../ports/services.ts';
import { answerReturn } from './answer-return.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';
import { readReturnChoice, readSellerReturns } from './read-returns.ts';
import { requestReturn } from './request-return.ts';

export type ReturnCalls = Pick<
  Handlers,
  'getReturn' | 'requestReturn' | 'declareWithdrawal' | 'listReturns' | 'answerReturn'
>;

/** Requests to cancel or return, and answers. */
export const returnHandlers = (services: Services): ReturnCalls => ({
  getReturn: ({ params }, { caller }) => readReturnChoice(services, caller.id, params.id),
  requestReturn: ({ params, body }, { caller }) => requestReturn(services, caller.id, params.id, body),
  declareWithdrawal: ({ params, body }, { caller }) =>
    declareWithdrawal(services, caller.id, { id: params.id, text: body.text ?? '' }),
  listReturns: ({ query }, { caller }) => readSellerReturns(services, caller.id, query),
  answerReturn: ({ params, body }, { caller }) => answerReturn(services, caller, params.id, body),
});
