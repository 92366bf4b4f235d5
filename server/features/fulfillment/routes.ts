import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { cancelSale, refuseAtHandover } from './end-by-person.ts';
import { handOver, readHandoverCode } from './hand-over.ts';
import { readHandoverChallenge } from './handover-challenge.ts';
import { confirmReceipt, reportProblem } from './inspect.ts';
import { acceptLowerPrice, proposeLowerPrice } from './lower-price.ts';
import { reportNoShow } from './no-show.ts';
import { acceptWindow, proposeWindows } from './propose-windows.ts';
import { readFulfillment, readFulfillments, shownWindow } from './read-fulfillments.ts';
import { sendParcel } from './send-parcel.ts';
import { setHandoverAddress } from './set-address.ts';

type FulfillmentCalls = Pick<
  Handlers,
  | 'listFulfillments'
  | 'getFulfillment'
  | 'proposeWindows'
  | 'acceptWindow'
  | 'cancelFulfillment'
  | 'refuseFulfillment'
  | 'setHandoverAddress'
  | 'getHandoverCode'
  | 'getHandoverChallenge'
  | 'handOver'
  | 'sendParcel'
  | 'confirmFulfillment'
  | 'reportProblem'
  | 'reportNoShow'
  | 'proposeLowerPrice'
  | 'acceptLowerPrice'
>;

/** Handles what follows a payment. */
export const fulfillmentHandlers = (services: Services): FulfillmentCalls => ({
  listFulfillments: ({ query }, { caller }) => readFulfillments(services, caller, query),
  getFulfillment: ({ params }, { caller }) => readFulfillment(services, caller, params.id),
  proposeWindows: async ({ params, body }, { caller }) =>
    (await proposeWindows(services, caller, { id: params.id, windows: body.windows })).map(shownWindow),
  acceptWindow: async ({ params }, { caller }) => ({
    state: await acceptWindow(services, caller, { id: params.id, windowId: params.windowId }),
  }),
  cancelFulfillment: async ({ params, body }, { caller }) => ({
    state: await cancelSale(services, caller, { id: params.id, why: body }),
  }),
  refuseFulfillment: async ({ params, body }, { caller }) => ({
    state: await refuseAtHandover(services, caller, { id: params.id, why: body }),
  }),
  setHandoverAddress: async ({ params, body }, { caller }) => ({
    address: await setHandoverAddress(services, caller, { id: params.id, address: body.address }),
  }),
  getHandoverCode: async ({ params }, { caller }) => ({ code: await readHandoverCode(services, caller, params.id) }),
  getHandoverChallenge: async ({ params }, { caller }) => readHandoverChallenge(services, caller, params.id),
  handOver: async ({ params, body }, { caller }) => ({
    state: await handOver(services, caller, {
      id: params.id,
      code: body.code,
      recorded: { at: body.handedOverAt, challenge: body.challenge },
    }),
  }),
  sendParcel: async ({ params, body }, { caller }) => ({
    state: await sendParcel(services, caller, { id: params.id, tracking: body.tracking }),
  }),
  confirmFulfillment: async ({ params, body }, { caller }) => ({
    state: await confirmReceipt(services, caller, { id: params.id, said: body }),
  }),
  reportProblem: async ({ params, body }, { caller }) => ({
    state: await reportProblem(services, caller, { id: params.id, report: body }),
  }),
  reportNoShow: async ({ params, body }, { caller }) => ({
    state: await reportNoShow(services, caller, { id: params.id, report: body }),
  }),
  proposeLowerPrice: async ({ params, body }, { caller }) => ({
    state: await proposeLowerPrice(services, caller, { id: params.id, amountCents: body.amountCents }),
  }),
  acceptLowerPrice: async ({ params, body }, { caller }) => ({
    state: await acceptLowerPrice(services, caller, { id: params.id, amountCents: body.amountCents }),
  }),
});
