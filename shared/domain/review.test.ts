import { expect, it } from 'vitest';
import { canReview, REVIEW_DAYS, roundRating, shortName, tagsFor } from './review.ts';

it.each([
  ['June Abernathy', 'June A.'],
  ['  Inés de la  Carranza ', 'Inés C.'],
  ['Tomasz', 'Tomasz'],
  ['Ана Ђурић', 'Ана Ђ.'],
])('shows strangers %j as %j', (name, shown) => expect(shortName(name)).toBe(shown));

it('takes reviews for fourteen days after the completion', () => {
  const completed = new Date('2026-03-01T10:00:00Z');
  const at = (now: string) => ({ now: new Date(now), seconds: REVIEW_DAYS * 24 * 3600 });
  expect(canReview(completed, at('2026-03-15T09:59:59Z'))).toBe(true);
  expect(canReview(completed, at('2026-03-15T10:00:00Z'))).toBe(false);
  expect(canReview(null, at('2026-03-01T10:00:00Z'))).toBe(false);
});

it('rounds a rating to one decimal and offers a buyer’s tags to buyers only', () => {
  expect(roundRating(4.649)).toBe(4.6);
  expect(tagsFor('seller')).toEqual(['friendly', 'on_time']);
  expect(tagsFor('buyer')).toContain('as_described');
});
