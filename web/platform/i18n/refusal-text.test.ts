import { afterEach, expect, it } from 'vitest';
import { german } from '../../words/de/index.ts';
import { refusalText } from './refusal-text.ts';
import { speakBy } from './spoken.ts';

afterEach(() => speakBy(() => ({ language: 'en' })));

it.each([
  [
    'Write the price as 120 or 1,250.50, between 0.50 and 999,999.99.',
    'Schreib den Preis wie 120 oder 1.250,50, zwischen 0,50 und 999.999,99.',
  ],
  [
    'Write the price as 80,000, without decimals, between 50 and 99,999,999.',
    'Schreib den Preis wie 80.000, ohne Nachkommastellen, zwischen 50 und 99.999.999.',
  ],
  ['Enter a number from 0.05 to 1440.', 'Gib eine Zahl von 0,05 bis 1440 ein.'],
  ['Fill in: [phone], [address]', 'Noch auszufüllen: [phone], [address]'],
])('numbers are written as the spoken language writes them: %s', (sentence, said) => {
  speakBy(() => ({ language: 'de', dictionary: german }));
  expect(refusalText(sentence)).toBe(said);
});
