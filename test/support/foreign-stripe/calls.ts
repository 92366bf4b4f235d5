import type { Book, Intent, Wire } from './book.ts';
import type { Departure } from './departures.ts';
import { type Fields, listOf } from './form.ts';
import { listPage, search } from './list.ts';
import { cancelIntent, confirmIntent, createIntent, findIntent, updateIntent } from './payments.ts';
import { createRefund, findRefund } from './refunds.ts';
import { invalid, missing } from './refusal.ts';

type Call = {
  method: 'GET' | 'POST';
  path: string;
  takes: readonly string[];
  open?: true;
  answer(fields: Fields, id: string): Wire;
};

const listing = ['limit', 'starting_after', 'ending_before', 'created', 'payment_intent', 'type', 'customer'];

/** Returns the finder of calls. @param challengeUrl URL of the bank's challenge */
export function createCalls(
  book: Book,
  challengeUrl: (intent: Intent) => string,
  departs: (departure: Departure) => boolean,
) {
  const filters = (fields: Fields): Fields => (departs('ignores filters') ? {} : fields);
  const list = (path: string, all: () => Iterable<Wire & { id: string }>): Call => ({
    method: 'GET',
    path,
    takes: listing,
    answer: (fields) => {
      if (!departs('turns no pages')) return listPage(`/v1/${path}`, all(), filters(fields));
      const { starting_after, ...rest } = filters(fields);
      const page = listPage(`/v1/${path}`, all(), rest);
      return { ...page, has_more: page.data.length > 0 };
    },
  });
  const calls: Call[] = [
    {
      method: 'POST',
      path: 'payment_intents',
      takes: [
        'amount',
        'currency',
        'receipt_email',
        'metadata',
        'description',
        'automatic_payment_methods',
        'payment_method_types',
        'allowed_payment_method_types',
      ],
      answer: (fields) => createIntent(book, fields),
    },
    list('payment_intents', () => book.intents.values()),
    {
      method: 'GET',
      path: 'payment_intents/search',
      takes: ['query', 'limit', 'page'],
      answer: (fields) =>
        departs('ignores filters')
          ? listPage('/v1/payment_intents/search', book.intents.values(), {})
          : search('/v1/payment_intents/search', book.intents.values(), fields),
    },
    {
      method: 'GET',
      path: 'payment_intents/:id',
      takes: ['client_secret'],
      open: true,
      answer: (_, id) => findIntent(book, id),
    },
    {
      method: 'POST',
      path: 'payment_intents/:id',
      takes: ['amount', 'metadata', 'description', 'receipt_email'],
      answer: (fields, id) => updateIntent(book, id, fields),
    },
    {
      method: 'POST',
      path: 'payment_intents/:id/confirm',
      takes: ['payment_method', 'payment_method_data', 'return_url', 'client_secret'],
      open: true,
      answer: (fields, id) => confirmIntent(book, id, fields, challengeUrl),
    },
    {
      method: 'POST',
      path: 'payment_intents/:id/cancel',
      takes: ['cancellation_reason'],
      answer: (fields, id) => cancelIntent(book, id, fields),
    },
    {
      method: 'POST',
      path: 'refunds',
      takes: ['payment_intent', 'amount', 'metadata', 'reason'],
      answer: (fields) => createRefund(book, fields),
    },
    list('refunds', () => book.refunds.values()),
    { method: 'GET', path: 'refunds/:id', takes: [], answer: (_, id) => findRefund(book, id) },
    {
      method: 'GET',
      path: 'charges/:id',
      takes: [],
      answer: (_, id) => {
        const charge = book.charges.get(id);
        if (!charge) throw missing('charge', id);
        return charge;
      },
    },
    list('charges', () => book.charges.values()),
    list('disputes', () => []),
    list('events', () => book.events.values()),
  ];
  const isLacking = ({ path }: Call) =>
    (departs('no search') && path === 'payment_intents/search') || (departs('no disputes') && path === 'disputes');

  return function findCall(method: string, path: string): { call: Call; id: string } | undefined {
    for (const call of calls) {
      const [, id = ''] = new RegExp(`^${call.path.replace(':id', '([^/]+)')}$`).exec(path) ?? [];
      if (call.method === method && (id || call.path === path) && !isLacking(call))
        return { call, id: decodeURIComponent(id) };
    }
    return undefined;
  };
}

/** Refuses unknown fields, as Stripe does. */
export function checkFields(call: Call, fields: Fields): void {
  const unknown = Object.keys(fields).find((name) => ![...call.takes, 'expand', 'key'].includes(name));
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
}

/** Replaces a charge's id with the object, on request. */
export function expand(book: Book, answer: Wire, fields: Fields): Wire {
  const charge = book.charges.get(String(answer.latest_charge));
  return charge && listOf(fields, 'expand').includes('latest_charge') ? { ...answer, latest_charge: charge } : answer;
}
