import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

it('takes no word for a misspelt one that a single description says', () => {
  const words = new Vocabulary();
  words.learn('a zorblattery chair', 1, 'weak');
  expect(words.nearest('zorblatery', 3)).toEqual([]);
  words.learn('another zorblattery chair', 2, 'weak');
  expect(words.nearest('zorblatery', 3)).toEqual(['zorblattery']);
});

it('takes a word of a single title for a misspelt one', () => {
  const words = new Vocabulary();
  words.learn('Zorblattery chair', 1, 'strong');
  expect(words.nearest('zorblatery', 3)).toEqual(['zorblattery']);
});

it('learns the first 400 words of a text', () => {
  const words = new Vocabulary();
  words.learn(Array.from({ length: 500 }, (_, i) => `made${i}`).join(' '), 1, 'weak');
  expect(words.knows('made399')).toBe(true);
  expect(words.knows('made400')).toBe(false);
});
