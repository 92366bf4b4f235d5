import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/', undefined],
  ['/collections/Dressing%20Table?sort=newest', undefined],
  ['/furniture/%2F%00', undefined],
  ['/100%', '/100%25'],
  ['/%ff?words=a%20b', '/%25ff?words=a%20b'],
  ['/collections/%E0%A4%A', '/collections/%25E0%25A4%25A'],
  ['//elsewhere.test/100%', '/elsewhere.test/100%25'],
])('%s is read as %s', (asked, read) => {
  expect(readableAddress(`http://settee.test${asked}`)).toBe(read);
});
