import type { Book, Wire } from './book.ts';

/** Deviations of Stripe-compatible servers that a shop must handle. */
export const departures = [
  'no search',
  'no disputes',
  'pages for errors',
  'expands nothing',
  'refuses to expand',
  'ignores filters',
  'turns no pages',
  'takes few parameters',
  'bare intents',
  'charges in a list',
  'bare events',
  'no webhooks',
  'ids of its own',
  'amounts as text',
  'no request ids',
  'fields in the shop’s page',
  'receives less',
  'receives another currency',
  'forgets metadata',
  'is of another mode',
] as const;

export type Departure = (typeof departures)[number];

export type Show = (object: Wire) => Wire;

/** Returns how a server with these deviations shows its objects. */
export function showWith(book: Book, departs: (departure: Departure) => boolean): Show {
  const show = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(show);
    if (typeof value !== 'object' || value === null) return value;
    const shown: Wire = {};
    for (const [name, inner] of Object.entries(value)) shown[name] = show(inner);
    if (shown.object === 'payment_intent') showIntent(shown);
    if (departs('amounts as text'))
      for (const name of ['amount', 'amount_received', 'amount_refunded'])
        if (name in shown) shown[name] = String(shown[name]);
    return shown;
  };
  const showIntent = (intent: Wire) => {
    if (departs('receives less') && intent.status === 'succeeded') intent.amount_received = 50;
    if (departs('receives another currency')) intent.currency = 'jpy';
    if (departs('forgets metadata')) intent.metadata = {};
    if (departs('is of another mode')) intent.livemode = true;
    if (departs('charges in a list')) {
      const charge = book.charges.get(String(intent.latest_charge));
      intent.charges = { object: 'list', data: charge ? [show(charge)] : [] };
      delete intent.latest_charge;
    }
    if (departs('bare intents'))
      for (const name of [
        'livemode',
        'amount_received',
        'latest_charge',
        'created',
        'last_payment_error',
        'next_action',
      ])
        delete intent[name];
  };
  return (object) => show(object) as Wire;
}
