import { expect, it } from 'vitest';
import type { CategoryList } from '../../../shared/contract/settings/categories.ts';
import { draftsOf, newDraft, withSlugs } from './category-draft.ts';

it('a category that was new when it was sent is the same one when typing went on meanwhile', () => {
  const list = (...slugs: string[]) =>
    ({
      version: 1,
      categories: slugs.map((slug) => ({ slug, name: slug, names: {}, picture: '', hidden: false })),
    }) as unknown as CategoryList;
  const added = newDraft();
  const sent = [...draftsOf(list('chair')), { ...added, names: { en: 'Lamps' } }];
  const typed = [{ ...added, names: { en: 'Lamps and lights' } }, ...draftsOf(list('chair')), newDraft()];
  const joined = withSlugs(typed, sent, list('chair', 'lamps'));
  expect(joined.map(({ slug, key, names }) => [slug, key === added.key, names.en])).toEqual([
    ['lamps', true, 'Lamps and lights'],
    ['chair', false, undefined],
    [undefined, false, undefined],
  ]);
});
