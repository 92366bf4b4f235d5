import type { Handlers } from '../../../platform/http/handler.ts';
import type { Services } from '../../../ports/services.ts';
import { addEvidence } from './add-evidence.ts';
import { appealDecision } from './appeal-decision.ts';
import { decideDispute } from './decide-dispute.ts';
import { readCaseFile, readDisputes } from './read-disputes.ts';

type DisputeCalls = Pick<
  Handlers,
  'listDisputes' | 'getDisputeCase' | 'decideDispute' | 'addEvidence' | 'appealDispute'
>;

/** Handles disputes over sales. */
export const disputeHandlers = (services: Services): DisputeCalls => ({
  listDisputes: ({ query }) => readDisputes(services, query),
  getDisputeCase: ({ params }, { caller }) => readCaseFile(services, caller, params.id),
  decideDispute: async ({ params, body }, { caller }) => ({
    state: await decideDispute(services, caller, { id: params.id, decision: body }),
  }),
  addEvidence: async ({ params, body }, { caller }) => ({
    id: await addEvidence(services, caller, { id: params.id, evidence: body }),
  }),
  appealDispute: async ({ params, body }, { caller }) => ({
    state: await appealDecision(services, caller, { id: params.id, reason: body.reason }),
  }),
});
