import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeading } from './page-heading.tsx';

test('what a title is stands beside it, and what can be done at the end of the line', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <PageHeading title="Odell Pruitt" badges={<b>Verified seller</b>}>
      <button type="button">Delete</button>
    </PageHeading>,
  );
  const beside = page.querySelector('h1')?.parentElement;
  expect(beside?.querySelector('b')?.textContent).toBe('Verified seller');
  expect(beside?.querySelector('button')).toBeNull();
});
