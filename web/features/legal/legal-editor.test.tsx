// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LegalSource } from '../../../shared/contract/legal.ts';
import { LegalEditor } from './legal-editor.tsx';

const texts = { en: 'Be careful.', de: 'Sei vorsichtig.', es: 'Ten cuidado.' };
const source = { document: 'safety', version: 1, texts } as LegalSource;

const rootRoute = createRootRoute({ component: Outlet });
const edit = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <LegalEditor source={source} />,
});
const other = createRoute({ getParentRoute: () => rootRoute, path: '/blog', component: () => <p>Another page</p> });
const router = createRouter({ routeTree: rootRoute.addChildren([edit, other]), history: createMemoryHistory() });
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async () => new Response('{"blocks":[],"placeholders":[]}'));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const type = (text: string) =>
  act(async () => {
    const area = document.querySelector('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = () =>
  act(async () => {
    void router.navigate({ to: '/blog' });
  });
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

test('a text that is not published is not lost without a question', async () => {
  await type('Be very careful.');
  await leave();
  const question = () => document.querySelector('[role="alertdialog"]')?.textContent ?? '';
  await expect.poll(question).toContain('Leave before this text is published?');
  await press('Cancel');
  expect(document.querySelector('textarea')?.value).toBe('Be very careful.');
  await type('Be careful.');
  await leave();
  await expect.poll(() => document.body.textContent).toContain('Another page');
});
