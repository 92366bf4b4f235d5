import { forCaller, requireClientSecret, requireServer } from './authenticate-caller.ts';
import { toSeconds } from './call-context.ts';
import { connectCalls } from './connect-calls.ts';
import { type Call, define, list, retrieve } from './define-call.ts';
import { updateDispute } from './disputes.ts';
import { expandFields } from './expand-fields.ts';
import { finishAuthentication } from './finish-authentication.ts';
import { getObject, listObjects } from './object-store.ts';
import * as parameters from './parameters.ts';
import {
  cancelPaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  updatePaymentIntent,
} from './payment-intents.ts';
import { createRefund } from './refunds.ts';
import { parseSearchQuery } from './search-query.ts';

/** Stripe's search lags by up to a minute; do not rely on it for recent objects. */
const searchLagSeconds = 60;

export const calls: Call[] = [
  define({
    name: 'payment_intents.create',
    method: 'POST',
    path: '/v1/payment_intents',
    parameters: parameters.createIntentParameters,
    run: async (context, given, caller) => {
      requireServer(caller);
      return expandFields(context.tx, await createPaymentIntent(context, given), given.expand);
    },
  }),
  define({
    name: 'payment_intents.list',
    method: 'GET',
    path: '/v1/payment_intents',
    parameters: parameters.listIntentsParameters,
    run: (context, given, caller) => list(context, 'payment_intent', { caller, page: given }),
  }),
  define({
    name: 'payment_intents.search',
    method: 'GET',
    path: '/v1/payment_intents/search',
    parameters: parameters.searchParameters,
    run: async (context, { query, limit, page }, caller) => {
      requireServer(caller);
      const conditions = parseSearchQuery(query);
      const created = { lt: toSeconds(context.now) - searchLagSeconds };
      const found = await listObjects(context.tx, 'payment_intent', {
        ...conditions,
        created,
        limit,
        startingAfter: page,
      });
      return {
        object: 'search_result',
        url: '/v1/payment_intents/search',
        has_more: found.hasMore,
        next_page: found.hasMore ? (found.data.at(-1)?.id ?? null) : null,
        data: found.data,
      };
    },
  }),
  define({
    name: 'payment_intents.retrieve',
    method: 'GET',
    path: '/v1/payment_intents/:id',
    parameters: parameters.retrieveIntentParameters,
    run: async (context, given, caller, id) => {
      const intent = await getObject(context.tx, 'payment_intent', { id, options: { param: 'intent' } });
      requireClientSecret(caller, intent, given.client_secret);
      return expandFields(context.tx, forCaller(caller, intent), given.expand);
    },
  }),
  define({
    name: 'payment_intents.update',
    method: 'POST',
    path: '/v1/payment_intents/:id',
    parameters: parameters.updateIntentParameters,
    run: async (context, given, caller, id) => {
      requireServer(caller);
      return expandFields(context.tx, await updatePaymentIntent(context, id, given), given.expand);
    },
  }),
  define({
    name: 'payment_intents.confirm',
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    parameters: parameters.confirmIntentParameters,
    run: async (context, given, caller, id) => {
      const intent = await getObject(context.tx, 'payment_intent', { id, options: { param: 'intent' } });
      requireClientSecret(caller, intent, given.client_secret);
      const confirmed = await confirmPaymentIntent(context, id, given);
      return expandFields(context.tx, forCaller(caller, confirmed), given.expand);
    },
  }),
  define({
    name: 'payment_intents.source_cancel',
    method: 'POST',
    path: '/v1/payment_intents/:id/source_cancel',
    parameters: parameters.abandonAuthenticationParameters,
    run: async (context, given, caller, id) => {
      const intent = await getObject(context.tx, 'payment_intent', { id, options: { param: 'intent' } });
      requireClientSecret(caller, intent, given.client_secret);
      return forCaller(caller, await finishAuthentication(context, id, { outcome: 'fail', isAllowed: () => true }));
    },
  }),
  define({
    name: 'payment_intents.cancel',
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    parameters: parameters.cancelIntentParameters,
    run: async (context, given, caller, id) => {
      requireServer(caller);
      return expandFields(context.tx, await cancelPaymentIntent(context, id, given), given.expand);
    },
  }),
  define({
    name: 'refunds.create',
    method: 'POST',
    path: '/v1/refunds',
    parameters: parameters.createRefundParameters,
    run: async (context, given, caller) => {
      requireServer(caller);
      return expandFields(context.tx, await createRefund(context, given), given.expand);
    },
  }),
  define({
    name: 'refunds.list',
    method: 'GET',
    path: '/v1/refunds',
    parameters: parameters.listRefundsParameters,
    run: (context, { payment_intent, charge, ...page }, caller) =>
      list(context, 'refund', { caller, page, fields: { payment_intent, charge } }),
  }),
  define({
    name: 'disputes.list',
    method: 'GET',
    path: '/v1/disputes',
    parameters: parameters.listDisputesParameters,
    run: (context, { payment_intent, charge, ...page }, caller) =>
      list(context, 'dispute', { caller, page, fields: { payment_intent, charge } }),
  }),
  define({
    name: 'events.list',
    method: 'GET',
    path: '/v1/events',
    parameters: parameters.listEventsParameters,
    run: (context, { type, ...page }, caller) => list(context, 'event', { caller, page, fields: { type } }),
  }),
  define({
    name: 'disputes.update',
    method: 'POST',
    path: '/v1/disputes/:id',
    parameters: parameters.updateDisputeParameters,
    run: async (context, given, caller, id) => {
      requireServer(caller);
      return expandFields(context.tx, await updateDispute(context, id, given), given.expand);
    },
  }),
  retrieve('refunds', 'refund'),
  retrieve('disputes', 'dispute'),
  retrieve('charges', 'charge'),
  retrieve('events', 'event'),
  ...connectCalls,
];
