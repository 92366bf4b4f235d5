import { expect, test } from 'vitest';
import { leadFirst } from './lead-first.ts';

const free = (id: string) => ({ id, onHoldUntil: undefined });

test('the first listing on the home page is never one that somebody is paying for', () => {
  const [a, b] = [free('a'), free('b')];
  const c = { ...free('c'), onHoldUntil: '2026-05-04T12:00:00Z' };
  expect(leadFirst([c, a, b])).toEqual([a, c, b]);
  expect(leadFirst([a, c, b])).toEqual([a, c, b]);
  expect(leadFirst([c])).toEqual([c]);
  expect(leadFirst([])).toEqual([]);
});
