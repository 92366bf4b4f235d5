// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './product-draft.ts';
import { beginForm } from './product-form.ts';

afterEach(() => sessionStorage.clear());

it('gives back what was typed, to the same person only', () => {
  keepDraft('ada', beginForm({ price: '1,250.50', description: 'A chair for thinking.' }));
  expect(readDraft('ada')).toMatchObject({ price: '1,250.50', description: 'A chair for thinking.' });
  expect(readDraft('ben')).toEqual({});
});

it('forgets it once the piece is listed', () => {
  keepDraft('ada', beginForm({ price: '80' }));
  dropDraft('ada');
  expect(readDraft('ada')).toEqual({});
});

it.each(['not json', 'null', '[1]', '{"price":5,"unknown":"x"}'])('takes %s for no draft', (kept) => {
  sessionStorage.setItem('draft:add-product:ada', kept);
  expect(readDraft('ada')).toEqual({});
});
