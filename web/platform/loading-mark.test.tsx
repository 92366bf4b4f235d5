import { expect, it } from 'vitest';
import { beginLoading } from './loading-mark.ts';

it('marks the document until all that loads has ended, and each end counts once', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-loading');
  const [endPage, endPart] = [beginLoading(), beginLoading()];
  expect(isMarked()).toBe(true);
  endPage();
  endPage();
  expect(isMarked()).toBe(true);
  endPart();
  expect(isMarked()).toBe(false);
});
