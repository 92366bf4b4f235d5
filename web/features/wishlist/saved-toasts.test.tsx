// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../ui/toast.ts';
import { ToastPlace } from '../../ui/toast-place.tsx';
import { words } from '../../words.ts';
import { showUndo, UNDO_MILLISECONDS } from './saved-toasts.tsx';

let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<ToastPlace />));
});

afterEach(async () => {
  await act(async () => {
    toast.removeAll();
    root.unmount();
  });
  vi.useRealTimers();
});

const shown = () => [...document.querySelectorAll('div:not([data-leaving]) > p')].map((line) => line.textContent);
const after = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

test('a removed listing can be saved again for eight seconds', async () => {
  await act(async () => showUndo('taken off', vi.fn()));
  await after(UNDO_MILLISECONDS - 20);
  expect(shown()).toEqual(['taken offUndo']);
  await after(40 + 300);
  expect(shown()).toEqual([]);
});

test('Undo runs once and closes its message', async () => {
  const undo = vi.fn(async () => undefined);
  await act(async () => showUndo('taken off', undo));
  await press('Undo');
  expect(undo).toHaveBeenCalledOnce();
  await after(300);
  expect(shown()).toEqual([]);
});

test('a failed Undo says why it failed', async () => {
  await act(async () => showUndo('taken off', () => Promise.reject(new Error('away'))));
  await press('Undo');
  await after(300);
  expect(shown()).toEqual([words.failure.text]);
});
