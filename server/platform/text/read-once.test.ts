import { expect, it, vi } from 'vitest';
import { readOnce } from './read-once.ts';

const open = (most: number) => {
  const read = vi.fn((word: string) => (word.length > 3 ? word : undefined));
  return { read, readWord: readOnce(read, most) };
};

it('reads a word once, also one without a meaning', () => {
  const { read, readWord } = open(10);
  expect(['table', 'of', 'table', 'of'].map(readWord)).toEqual(['table', undefined, 'table', undefined]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('caches no word that is as long as a text, and no more words than it may', () => {
  const { read, readWord } = open(1);
  const words = ['x'.repeat(41), 'chair', 'sofa'];
  for (const word of [...words, ...words]) readWord(word);
  expect(read.mock.calls.flat()).toEqual([...words, words[0], 'sofa']);
});
