import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { FacetChoices } from './facet-choices.tsx';

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
