import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SearchAssist } from './search-assist.tsx';

vi.mock('./suggestions.tsx', () => ({ Suggestions: () => <p>suggestions</p> }));

const newField = () => {
  const field = document.createElement('input');
  document.body.append(field);
  return field;
};

function Leave({ field }: { field: HTMLInputElement }) {
  useLayoutEffect(() => field.blur(), [field]);
  return null;
}

it('stays closed when the focus has left the field while its script loaded', () => {
  const html = renderToStaticMarkup(<SearchAssist field={newField()} inline={false} isLive={false} />);
  expect(html).toBe('');
});

it('closes when the focus leaves the field before it listens', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const field = newField();
  let page = document.createElement('div');
  const draw = (isLeft: boolean) =>
    act(() =>
      createRoot(page).render(
        <>
          {isLeft ? <Leave field={field} /> : null}
          <SearchAssist field={field} inline={false} isLive={false} />
        </>,
      ),
    );
  field.focus();
  await draw(false);
  expect(page.textContent).toBe('suggestions');
  page = document.createElement('div');
  field.focus();
  await draw(true);
  expect(page.textContent).toBe('');
  vi.unstubAllGlobals();
});
