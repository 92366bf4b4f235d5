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
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LegalSource } from '../../../shared/contract/legal.ts';
import { LegalEditor } from './legal-editor.tsx';

vi.mock('../../platform/api-client.ts', async () => {
  const { api } = await import('../../platform/api.ts');
  return { getApi: () => api };
});

const texts = { en: 'Be careful.', de: 'Sei vorsichtig.', es: 'Ten cuidado.' };
const source = { document: 'safety', version: 1, texts } as LegalSource;

let show: (newer: LegalSource) => void;
function Page() {
  const [shown, setShown] = useState(source);
  show = setShown;
  return <LegalEditor source={shown} />;
}

const rootRoute = createRootRoute({ component: Outlet });
const edit = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: Page,
});
const other = createRoute({ getParentRoute: () => rootRoute, path: '/blog', component: () => <p>Another page</p> });
const router = createRouter({ routeTree: rootRoute.addChildren([edit, other]), history: createMemoryHistory() });
let root: Root;
let published: { version?: number }[];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => undefined);
  published = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
    const sent = JSON.parse(body ?? '{}');
    if (sent.version === undefined) return new Response('{"blocks":[],"placeholders":[]}');
    published.push(sent);
    return Response.json({ ...source, version: 3 });
  });
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

test('publishes over the version that was edited: another admin’s newer one is not lost', async () => {
  await act(async () => void router.navigate({ to: '/' }));
  await type('Be very careful.');
  await act(async () => show({ ...source, version: 2, texts: { ...texts, en: 'Another admin wrote this.' } }));
  await press('Publish new version');
  const confirm = () => document.querySelector<HTMLElement>('[role="alertdialog"]');
  await expect.poll(confirm).toBeTruthy();
  await act(async () => [...(confirm()?.querySelectorAll('button') ?? [])].at(-1)?.click());
  await expect.poll(() => published.map(({ version }) => version)).toEqual([1]);
});
