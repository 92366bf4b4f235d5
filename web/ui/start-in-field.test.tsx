// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

let root: Root;
let hasKeyboard: boolean;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: hasKeyboard }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  hasKeyboard = true;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const draw = (page: ReactNode) =>
  act(async () => root.render(<RouterContextProvider router={router}>{page}</RouterContextProvider>));

const nothing = () => undefined;
const dialog = (content: ReactNode) => (
  <Dialog open onOpenChange={nothing} title="Make an offer">
    {content}
  </Dialog>
);
const question = (content?: ReactNode) => (
  <ConfirmDialog open onOpenChange={nothing} question="Really?" confirmLabel="Delete" danger onConfirm={nothing}>
    {content}
  </ConfirmDialog>
);
const form = (
  <form>
    <button type="button">90 %</button>
    <input type="file" aria-label="Photo" />
    <input aria-label="Price" />
    <textarea aria-label="Text" />
  </form>
);
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('a dialog with a form starts in its first field, also when the form is drawn later', async () => {
  await draw(dialog(form));
  await expect.poll(focused).toBe('Price');
  await draw(null);
  await draw(dialog(<p>Loading</p>));
  await expect.poll(focused).toBe('Close');
  await draw(dialog(form));
  await expect.poll(focused).toBe('Price');
});

test('a form further down, and a keyboard that covers the sheet, leave the focus on Close', async () => {
  await draw(
    dialog(
      <>
        <a href="/photo">Photo</a>
        {form}
      </>,
    ),
  );
  await expect.poll(focused).toBe('Close');
  await draw(null);
  hasKeyboard = false;
  await draw(dialog(form));
  await expect.poll(focused).toBe('Close');
});

test('a question starts on Cancel, or in the field that it needs', async () => {
  await draw(question(<a href="/rules">The rules</a>));
  await expect.poll(focused).toBe('Cancel');
  await draw(null);
  await draw(question(<textarea aria-label="Reason" />));
  await expect.poll(focused).toBe('Reason');
  await draw(null);
  hasKeyboard = false;
  await draw(question(<textarea aria-label="Reason" />));
  await expect.poll(focused).toBe('Cancel');
});
