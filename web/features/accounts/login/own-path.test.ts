import { expect, test } from 'vitest';
import { fromSearch, ownPath } from './own-path.ts';

// spec §2: After login: the page the user came from, else `/`
test.each(['/', '/dashboard/my-orders', '/furniture/1?x=//y#z'])('%s is a page of ours', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/a\\b',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '',
  1,
  null,
])('%s leads to the front page', (path) => {
  expect(ownPath(path)).toBe('/');
});

test('without a return path the address does not change', () => {
  expect(fromSearch({})).toEqual({});
});
