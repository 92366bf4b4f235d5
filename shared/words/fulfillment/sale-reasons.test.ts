import { expect, it } from 'vitest';
import { textsIn } from '../texts.ts';
import { describeSaleReason, saleReasons } from './sale-reasons.ts';

it('words a key of the list in the language of the reader, before an own text too', () => {
  expect(describeSaleReason('size_wrong', textsIn(saleReasons, 'de'))).toBe('Die Größe stimmt nicht');
  expect(describeSaleReason('buyer_is_right\nSorry!', textsIn(saleReasons, 'es'))).toBe(
    'El comprador tiene razón\nSorry!',
  );
});

it.each(['', 'A leg is broken.', 'a size_wrong', 'constructor', '__proto__', 'The left one.\nno_time'])(
  'leaves “%s” as somebody wrote it',
  (written) => expect(describeSaleReason(written, textsIn(saleReasons, 'en'))).toBe(written),
);
