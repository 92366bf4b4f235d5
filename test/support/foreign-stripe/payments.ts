import { randomBytes } from 'node:crypto';
import { type Card, readCard, type Verdict } from './bank.ts';
import { type Book, type Charge, type Intent, now, type Wire } from './book.ts';
import { type Fields, fieldsOf, textOf } from './form.ts';
import { invalid, missing, Refusal } from './refusal.ts';

const LEAST = 50;
const MOST = 99_999_999;

export function createIntent(book: Book, fields: Fields): Intent {
  const amount = wholeAmount(fields);
  const id = book.newId('pi');
  const intent: Intent = {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    created: now(),
    currency: textOf(fields, 'currency') ?? 'usd',
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: notesOf(fields),
    next_action: null,
    receipt_email: textOf(fields, 'receipt_email') ?? null,
    status: 'requires_payment_method',
  };
  book.intents.set(id, intent);
  book.happened('payment_intent.created', intent);
  return intent;
}

const notesOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fieldsOf(fields, 'metadata')).map(([name, value]) => [name, String(value)]));

/** Changes the amount and notes of an intent that is not final. */
export function updateIntent(book: Book, id: string, fields: Fields): Intent {
  const intent = findIntent(book, id);
  if (!['requires_payment_method', 'requires_action'].includes(intent.status)) throw unexpected(intent);
  Object.assign(intent, { amount: wholeAmount(fields), metadata: { ...intent.metadata, ...notesOf(fields) } });
  return intent;
}

export function wholeAmount(fields: Fields): number {
  const text = textOf(fields, 'amount');
  if (!text || !/^\d+$/.test(text))
    throw invalid('Invalid integer: amount', { code: 'parameter_invalid_integer', param: 'amount' });
  if (Number(text) < LEAST) throw invalid('Amount is too small', { code: 'amount_too_small', param: 'amount' });
  if (Number(text) > MOST) throw invalid('Amount is too large', { code: 'amount_too_large', param: 'amount' });
  return Number(text);
}

export function findIntent(book: Book, id: string): Intent {
  const intent = book.intents.get(id);
  if (!intent) throw missing('payment_intent', id);
  return intent;
}

/** Confirms with a card. @throws a card error when declined */
export function confirmIntent(
  book: Book,
  id: string,
  fields: Fields,
  challengeUrl: (intent: Intent) => string,
): Intent {
  const intent = findIntent(book, id);
  if (!['requires_payment_method', 'requires_action'].includes(intent.status)) throw unexpected(intent);
  const card = readCard(fields);
  const { verdict } = card;
  if (verdict.kind === 'asks who pays')
    return requestProof(book, intent, textOf(fields, 'return_url'), challengeUrl(intent));
  const charge = tryToCharge(book, intent, card);
  if (verdict.kind === 'declines') throw decline(book, intent, charge, verdict);
  if (verdict.kind === 'takes its time') return change(book, intent, { status: 'processing' });
  return receive(book, intent);
}

/** Applies the bank's decision on a processing intent, or the card holder's answer. */
export function finishIntent(book: Book, id: string, isGood: boolean): Intent {
  const intent = findIntent(book, id);
  if (intent.status === 'requires_action' && isGood) {
    tryToCharge(book, intent, readCard({ payment_method: 'pm_card_visa' }));
    return receive(book, intent);
  }
  if (intent.status === 'processing' && isGood) return receive(book, intent);
  if (!['requires_action', 'processing'].includes(intent.status)) throw unexpected(intent);
  const code = 'payment_intent_authentication_failure';
  const message = 'We are unable to authenticate your payment method.';
  const error = { type: 'invalid_request_error', code, message };
  change(book, intent, { status: 'requires_payment_method', next_action: null, last_payment_error: error });
  return intent;
}

export function cancelIntent(book: Book, id: string, fields: Fields): Intent {
  const intent = findIntent(book, id);
  if (!['requires_payment_method', 'requires_action'].includes(intent.status)) throw unexpected(intent);
  const reason = textOf(fields, 'cancellation_reason') ?? null;
  return change(book, intent, { status: 'canceled', canceled_at: now(), cancellation_reason: reason });
}

const unexpected = (intent: Intent) =>
  invalid(`This PaymentIntent has a status of ${intent.status}, which does not allow that.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });

function tryToCharge(book: Book, intent: Intent, card: Card): Charge {
  const isGood = card.verdict.kind !== 'declines';
  const charge: Charge = {
    id: book.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isGood ? intent.amount : 0,
    amount_refunded: 0,
    captured: isGood,
    created: now(),
    currency: intent.currency,
    disputed: false,
    livemode: false,
    paid: isGood,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: card.brand, last4: card.last4 } },
    refunded: false,
    status: isGood ? 'succeeded' : 'failed',
  };
  book.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  return charge;
}

function decline(book: Book, intent: Intent, charge: Charge, verdict: Verdict & { kind: 'declines' }): Refusal {
  const details = { code: 'card_declined', decline_code: verdict.code };
  const error = { type: 'card_error', ...details, message: verdict.message, charge: charge.id };
  change(book, intent, { status: 'requires_payment_method', next_action: null, last_payment_error: error });
  return new Refusal(402, 'card_error', verdict.message, { ...details, payment_intent: intent });
}

function requestProof(book: Book, intent: Intent, returnUrl: string | undefined, url: string): Intent {
  const next = returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { frame: url } };
  return change(book, intent, { status: 'requires_action', next_action: next });
}

function receive(book: Book, intent: Intent): Intent {
  return change(book, intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    last_payment_error: null,
  });
}

const eventOf: Record<string, string> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
};

function change(book: Book, intent: Intent, fields: Wire & { status: string }): Intent {
  Object.assign(intent, fields);
  book.happened(eventOf[fields.status] ?? 'payment_intent.updated', intent);
  return intent;
}
