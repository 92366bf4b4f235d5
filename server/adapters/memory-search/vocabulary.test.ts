import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

const nearest = (words: Vocabulary, word: string) => words.nearest(word, 3).map((use) => use.word);

it('does not count a word of a single description as a known word', () => {
  const words = new Vocabulary();
  words.learn('zorblattery', 1, { part: 'description', seller: 1 });
  expect(nearest(words, 'zorblatery')).toEqual([]);
  words.learn('zorblattery', 2, { part: 'description', seller: 1 });
  expect(nearest(words, 'zorblatery')).toEqual(['zorblattery']);
});

it('counts a word of a single title as a known word', () => {
  const words = new Vocabulary();
  words.learn('zorblattery', 1, { part: 'title', seller: 1 });
  expect(nearest(words, 'zorblatery')).toEqual(['zorblattery']);
});

it('puts words of several sellers before those that one seller repeats', () => {
  const words = new Vocabulary();
  for (let n = 0; n < 10; n++) words.learn('zonot', n, { part: 'title', seller: 1 });
  for (let n = 10; n < 13; n++) words.learn('zanot', n, { part: 'title', seller: n });
  expect(words.use('zonot')).toMatchObject({ all: 10, sellers: 1 });
  expect(words.use('zanot')).toMatchObject({ all: 3, sellers: 3 });
  expect(nearest(words, 'zxnot')).toEqual(['zanot', 'zonot']);
  for (let n = 20; n < 40; n++) words.learn('zanoxx', n, { part: 'title', seller: 1 });
  expect(words.completions('zano', 1)).toMatchObject([{ word: 'zanot' }]);
});

it('stops learning words of descriptions at its limit, but still learns titles', () => {
  const words = new Vocabulary({ fromDescriptions: 100, all: 102 });
  for (let i = 0; i <= 100; i++) words.learn(`made${i}`, i, { part: 'description', seller: 1 });
  expect(words.use('made99')).toMatchObject({ all: 1 });
  expect(words.use('made100')).toBeUndefined();
  for (const [i, word] of ['zorblattery', 'zorb', 'blattery'].entries())
    words.learn(word, 101 + i, { part: 'title', seller: 1 });
  words.learn('made7', 105, { part: 'description', seller: 1 });
  expect(words.use('zorblattery')).toMatchObject({ named: 1 });
  expect(words.use('blattery')).toBeUndefined();
  expect(words.use('made7')).toMatchObject({ all: 2 });
});
