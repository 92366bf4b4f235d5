import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { SearchAnswer } from '../../../shared/contract/search.ts';
import { facets } from '../../../shared/domain/search.ts';
import { FacetChoices } from './facet-choices.tsx';
import { useSeenFacets } from './seen-facets.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('says beside a value when there may be more listings than were counted', async () => {
  const place = document.createElement('div');
  const counts = [
    { value: 'red', count: 1000, orMore: true as const },
    { value: 'green', count: 12 },
  ];
  await act(async () =>
    createRoot(place).render(<FacetChoices facet="colour" counts={counts} address={{}} onChange={() => undefined} />),
  );
  expect([...place.querySelectorAll('.price')].map(({ textContent }) => textContent)).toEqual(['1,000+', '12']);
});

type Facets = SearchAnswer['facets'];

function Shown({ answer, onShow }: { answer: Facets; onShow: (facets: Facets | undefined) => void }) {
  onShow(useSeenFacets(answer));
  return null;
}

it('keeps a value that an earlier answer had, with a count of 0, so that those below it do not move', async () => {
  const answerWith = (colour: { value: string; count: number }[], price: { value: string; count: number }[]) =>
    ({ ...Object.fromEntries(facets.map((name) => [name, []])), colour, price }) as unknown as Facets;
  let shown: Facets | undefined;
  const onShow = (facets: typeof shown) => {
    shown = facets;
  };
  const root = createRoot(document.createElement('div'));
  const [red, green] = [
    { value: 'red', count: 3 },
    { value: 'green', count: 12 },
  ];
  const [low, middle] = [
    { value: '50-100', count: 2 },
    { value: '100-250', count: 4 },
  ];
  await act(async () => root.render(<Shown answer={answerWith([red, green], [low, middle])} onShow={onShow} />));
  await act(async () => root.render(<Shown answer={answerWith([green], [middle])} onShow={onShow} />));
  expect(shown?.colour).toEqual([green, { value: 'red', count: 0 }]);
  expect(shown?.price).toEqual([{ value: '50-100', count: 0 }, middle]);
});
