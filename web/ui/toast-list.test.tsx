// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { ToastPlace } from './toast-place.tsx';

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
const leaving = 300; // fade-out time

// spec §9: Toasts: 4 s for blank and error, 2 s for success
test.each([
  ['success', () => toast.success('said'), 2000],
  ['error', () => toast.error('said'), 4000],
  ['blank', () => toast('said'), 4000],
])('a %s message stays its time and no longer (spec §9)', async (_, say, duration) => {
  await act(async () => void say());
  await after(duration - 10);
  expect(shown()).toEqual(['said']);
  await after(20);
  await after(leaving);
  expect(shown()).toEqual([]);
});

// spec §9: Toasts: loading stays
test('a loading message stays until it is answered (spec §9)', async () => {
  await act(async () => void toast.loading('working'));
  await after(3_600_000);
  expect(shown()).toEqual(['working']);
});

// spec §9: At most 20 toasts visible
test('at most twenty messages are visible, the newest ones (spec §9)', async () => {
  await act(async () => {
    for (let number = 1; number <= 23; number += 1) toast(`message ${number}`);
  });
  expect(shown()).toHaveLength(20);
  expect(shown()[0]).toBe('message 23');
});

test('a message stays while it is pointed at or has the focus', async () => {
  const duration = 8000;
  await act(async () => {
    toast.success('said');
    toast(<button type="button">Undo</button>, { duration });
  });
  await after(2000 + leaving);
  expect(shown()).toEqual(['Undo']);
  const list = document.querySelector('section');
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
  await act(async () => button?.focus());
  await after(60_000);
  expect(shown()).toEqual(['Undo']);
  await act(async () => button?.blur());
  await act(async () => void list?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
  await after(60_000);
  expect(shown()).toEqual(['Undo']);
  await act(async () => void list?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true })));
  await after(duration - 2000 - leaving - 20);
  expect(shown()).toEqual(['Undo']);
  await after(40 + leaving);
  expect(shown()).toEqual([]);
});

test('an older message makes room by a transform, which shifts no layout', async () => {
  await act(async () => void toast.error('older'));
  await act(async () => void toast.error('newer'));
  const moved = [...document.querySelectorAll<HTMLElement>('section > div')].map(({ style }) => style.translate);
  expect(shown()).toEqual(['newer', 'older']);
  expect(moved).toEqual(['0px', '0px -8px']);
});

test('a message can be dismissed', async () => {
  await act(async () => void toast.error('in the way'));
  await act(async () => document.querySelector('button')?.click());
  await after(leaving);
  expect(shown()).toEqual([]);
});
