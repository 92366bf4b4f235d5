import { expect, expectTypeOf, it } from 'vitest';
import { type Text, type Texts, textIn, texts, textsIn } from './texts.ts';

const tree = texts({
  save: { en: 'Save', de: 'Sichern', es: 'Guardar' },
  from: {
    en: (name: string) => `From ${name}`,
    de: (name: string) => `Von ${name}`,
    es: (name: string) => `De ${name}`,
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
  expect(textsIn(german, 'es')).toEqual(german);
});

it('a text is read alike before and after the build left one language', () => {
  const split: Text | string = 'Sichern';
  expect([textIn(tree.save, 'de'), textIn(split, 'de'), textIn(tree.from, 'es')('Ann')]).toEqual([
    'Sichern',
    'Sichern',
    'De Ann',
  ]);
});

it('a text that lacks a language, has another, or differs in type does not compile', () => {
  type Says<Given> = (given: Given) => string;
  expectTypeOf<{ a: Text; b: { c: Text<Says<string>> } }>().toExtend<
    Texts<{ a: Text; b: { c: Text<Says<string>> } }>
  >();
  type Lacks = { a: { en: string; de: string } };
  expectTypeOf<Lacks>().not.toExtend<Texts<Lacks>>();
  type More = { a: Text & { fr: string } };
  expectTypeOf<More>().not.toExtend<Texts<More>>();
  type LacksEnglish = { a: { de: string; es: string } };
  expectTypeOf<LacksEnglish>().not.toExtend<Texts<LacksEnglish>>();
  type Differs = { a: { en: Says<string>; de: Says<string>; es: Says<number> } };
  expectTypeOf<Differs>().not.toExtend<Texts<Differs>>();
  type InOne = { a: string };
  expectTypeOf<InOne>().not.toExtend<Texts<InOne>>();
});
