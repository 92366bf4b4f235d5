import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

const nearest = (words: Vocabulary, word: string) => words.nearest(word, 3).map((use) => use.word);

it('does not count a word of a single description as a known word', () => {
  const words = new Vocabulary();
  words.learn('zorblattery', 1, 'description');
  expect(nearest(words, 'zorblatery')).toEqual([]);
  words.learn('zorblattery', 2, 'description');
  expect(nearest(words, 'zorblatery')).toEqual(['zorblattery']);
});

it('counts a word of a single title as a known word', () => {
  const words = new Vocabulary();
  words.learn('zorblattery', 1, 'title');
  expect(nearest(words, 'zorblatery')).toEqual(['zorblattery']);
});

it('stops learning words of descriptions at its limit, but still learns titles', () => {
  const words = new Vocabulary({ fromDescriptions: 100, all: 102 });
  for (let i = 0; i <= 100; i++) words.learn(`made${i}`, i, 'description');
  expect(words.use('made99')).toMatchObject({ all: 1 });
  expect(words.use('made100')).toBeUndefined();
  for (const [i, word] of ['zorblattery', 'zorb', 'blattery'].entries()) words.learn(word, 101 + i, 'title');
  words.learn('made7', 105, 'description');
  expect(words.use('zorblattery')).toMatchObject({ named: 1 });
  expect(words.use('blattery')).toBeUndefined();
  expect(words.use('made7')).toMatchObject({ all: 2 });
});
