import { expect, expectTypeOf, it } from 'vitest';
import { type Text, type Texts, textIn, texts, textsIn } from './texts.ts';

const tree = texts({
  save: { en: 'Save', de: 'Sichern', es: 'Guardar' },
  from: {
    en: (name: string) => `From ${name}`,
    de: (name) => `Von ${name}`,
    es: (name) => `De ${name}`,
  },
  steps: [{ title: { en: 'First', de: 'Zuerst', es: 'Primero' } }, { title: { en: 'Then', de: 'Dann', es: 'Luego' } }],
});

it('a tree is read in one language, at any depth', () => {
  const german = textsIn(tree, 'de');
  expect([german.save, german.from('Ann'), german.steps.map(({ title }) => title)]).toEqual([
    'Sichern',
    'Von Ann',
    ['Zuerst', 'Dann'],
  ]);
  expectTypeOf(german.save).toEqualTypeOf<string>();
  expectTypeOf(german.from).toEqualTypeOf<(name: string) => string>();
});

it('a text is read alike before and after the build left one language', () => {
  const save: Text | string = { en: 'Save', de: 'Sichern', es: 'Guardar' };
  const split: Text | string = 'Sichern';
  expect([textIn(save, 'de'), textIn(split, 'de')]).toEqual(['Sichern', 'Sichern']);
});

it('what a language lacks, adds or says in another way does not compile', () => {
  type Says<Given> = (given: Given) => string;
  expectTypeOf<{ a: Text; b: { c: Text<Says<string>> } }>().toExtend<Texts<{ a: string; b: { c: Says<string> } }>>();
  type Known = Texts<{ a: string; b: Says<string> }>;
  expectTypeOf<{ a: { en: string; de: string }; b: Text<Says<string>> }>().not.toExtend<Known>();
  expectTypeOf<{ a: { de: string; es: string }; b: Text<Says<string>> }>().not.toExtend<Known>();
  expectTypeOf<{ a: string; b: Text<Says<string>> }>().not.toExtend<Known>();
  expectTypeOf<{ a: Text; b: Says<string> }>().not.toExtend<Known>();
  expectTypeOf<{ a: Text; b: { en: Says<string>; de: Says<string>; es: Says<number> } }>().not.toExtend<Known>();
});
