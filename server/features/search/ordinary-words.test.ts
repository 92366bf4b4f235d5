import { describe, expect, it } from 'vitest';
import { indexOf } from '../../../test/support/indexed-listings.ts';

const { search } = await indexOf([
  { category: 'Sofa', title: 'Ecksofa', materials: ['wool'] },
  { category: 'Sofa', title: 'Sofá esquinero de lino', materials: ['linen'] },
  { category: 'Sofa', title: 'Sofá cama blanco', colours: ['white'] },
  { category: 'Sofa', title: 'Loveseat' },
  { category: 'Table', title: 'Nachttisch' },
  { category: 'Table', title: 'Couchtisch' },
  { category: 'Table', title: 'Slim console for the hall' },
  { category: 'Table', title: 'Round table' },
  { category: 'Cupboard', title: 'Kleiderschrank' },
  { category: 'Cupboard', title: 'Schuhschrank' },
  { category: 'Cupboard', title: 'Bar cabinet' },
]);
const first = async (words: string) => (await search(words)).titles[0];

describe('a word that is spelled correctly', () => {
  it.each(['Ecksofa links', 'sofa half', 'sofa blando', 'sofa rota', 'sofa best', 'sofa cash', 'sofa stable'])(
    'is no other word, though no listing has it: %s',
    async (words) => {
      const { corrected, titles } = await search(words);
      const { titles: usual } = await search(words.split(' ')[0] ?? '');
      expect(corrected).toBeUndefined();
      expect(new Set(titles)).toEqual(new Set(usual));
    },
  );

  it('does not join with a kind to another kind that differs in more: Pax Schrank', async () => {
    const { corrected, titles } = await search('Pax Schrank');
    expect(corrected).toBeUndefined();
    expect(titles).toContain('Kleiderschrank');
  });

  it.each([
    ['fold in half table', 'Round table'],
    ['pack 2 tables', 'Couchtisch'],
    ['Schiebetürenschrank', 'Kleiderschrank'],
    ['nite stand', 'Nachttisch'],
  ])('“%s” finds %s', async (words, title) => expect((await search(words)).titles).toContain(title));
});

describe('a misspelled kind', () => {
  it.each([
    ['Nachtisch', 'Nachttisch'],
    ['Couchttisch', 'Couchtisch'],
    ['Schuschrank', 'Schuhschrank'],
    ['Wohnzimertisch', 'Couchtisch'],
    ['loveset', 'Loveseat'],
    ['bar cabinte', 'Bar cabinet'],
  ])('is neither a compound nor two words: “%s” finds %s first', async (words, title) => {
    expect(await first(words)).toBe(title);
  });

  it.each(['Spieltisch', 'Bauerntisch'])('leaves compounds as they are: %s', async (words) => {
    expect((await search(words)).corrected).toBeUndefined();
  });
});
