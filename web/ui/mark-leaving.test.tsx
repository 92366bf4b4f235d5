import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { markLeaving } from './mark-leaving.ts';

test('a link to a new document is busy once it is pressed, until Back shows the page again', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  flushSync(() =>
    root.render(
      <a href="/dashboard/payment/1" onClick={markLeaving}>
        Buy now
      </a>,
    ),
  );
  const link = page.querySelector('a');
  const press = (how: MouseEventInit) => link?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...how }));
  press({ ctrlKey: true });
  expect(link?.hasAttribute('aria-busy')).toBe(false);
  press({});
  expect(link?.getAttribute('aria-busy')).toBe('true');
  dispatchEvent(new Event('pageshow'));
  expect(link?.hasAttribute('aria-busy')).toBe(false);
  root.unmount();
});
