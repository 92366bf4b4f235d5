import { expect, it } from 'vitest';
import { readableAddress, withoutLastSlash, withSingleSlashes } from './readable-address.ts';

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

it.each([
  ['/', undefined],
  ['/category', undefined],
  ['/category/', '/category'],
  ['/collections/Chair//?sort=newest', '/collections/Chair?sort=newest'],
  ['//elsewhere.test/', '/elsewhere.test'],
  ['///', '/'],
])('%s redirects permanently to %s', (asked, meant) => {
  expect(withoutLastSlash(`http://settee.test${asked}`)).toBe(meant);
});

it.each([
  ['/category', undefined],
  ['//elsewhere.test', '/elsewhere.test'],
  ['//elsewhere.test//chairs?a=//b', '/elsewhere.test/chairs?a=//b'],
])('%s becomes %s with single slashes', (asked, single) => {
  expect(withSingleSlashes(`http://settee.test${asked}`)).toBe(single);
});
