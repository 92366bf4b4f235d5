import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { acceptOffer, counterOffer, declineOffer, withdrawOffer } from './answer-offer.ts';
import { makeOffer } from './make-offer.ts';
import { changeOfferRules, readOfferRules } from './offer-rules.ts';
import type { OfferRow } from './offer-store.ts';
import { readOffers } from './read-offers.ts';

type OfferCalls = Pick<
  Handlers,
  | 'makeOffer'
  | 'listOffers'
  | 'acceptOffer'
  | 'declineOffer'
  | 'withdrawOffer'
  | 'counterOffer'
  | 'getOfferRules'
  | 'changeOfferRules'
>;

const made = ({ id, state, conversation_id: conversationId }: OfferRow) => ({ id, state, conversationId });
const answered = ({ state }: OfferRow) => ({ state });

/** Handles the calls about offers. */
export const offerHandlers = (services: Services): OfferCalls => ({
  makeOffer: async ({ body }, { caller }) => made(await makeOffer(services, caller, body)),
  listOffers: ({ query }, { caller }) => readOffers(services, caller, query),
  acceptOffer: async ({ params }, { caller }) => answered(await acceptOffer(services, caller, params.id)),
  declineOffer: async ({ params }, { caller }) => answered(await declineOffer(services, caller, params.id)),
  withdrawOffer: async ({ params }, { caller }) => answered(await withdrawOffer(services, caller, params.id)),
  counterOffer: async ({ params, body }, { caller }) =>
    made(await counterOffer(services, caller, { id: params.id, amount: body.amountCents })),
  getOfferRules: ({ params }, { caller }) => readOfferRules(services, caller, params.id),
  changeOfferRules: ({ params, body }, { caller }) =>
    changeOfferRules(services, caller, { id: params.id, rules: body }),
});
