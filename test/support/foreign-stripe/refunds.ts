import { type Book, now, type Refund } from './book.ts';
import { type Fields, fieldsOf, textOf } from './form.ts';
import { findIntent, wholeAmount } from './payments.ts';
import { invalid, missing } from './refusal.ts';

/** Refunds the rest of a payment, or an amount. */
export function createRefund(book: Book, fields: Fields): Refund {
  const intent = findIntent(book, textOf(fields, 'payment_intent') ?? '');
  const charge = book.charges.get(intent.latest_charge ?? '');
  if (intent.status !== 'succeeded' || !charge) throw invalid('This PaymentIntent has no successful charge to refund.');
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' });
  const amount = fields.amount === undefined ? left : wholeAmount(fields);
  if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
  const refund: Refund = {
    id: book.newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    metadata: fieldsOf(fields, 'metadata'),
    payment_intent: intent.id,
    reason: textOf(fields, 'reason') ?? null,
    status: 'succeeded',
  };
  book.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  book.happened('refund.created', refund);
  book.happened('charge.refunded', charge);
  return refund;
}

export function findRefund(book: Book, id: string): Refund {
  const refund = book.refunds.get(id);
  if (!refund) throw missing('refund', id);
  return refund;
}
