// @vitest-environment jsdom
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
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { StayToSave } from './stay-to-save.tsx';
import { useDraft } from './use-draft.ts';

const answers = new Map<string, (saved: string) => void>();

function Form({ name }: { name: string }) {
  const { draft, setDraft, isChanged, applySaved } = useDraft(() => 'begun');
  const save = () => answers.set(name, (saved) => applySaved(draft, saved));
  return (
    <>
      <StayToSave isChanged={isChanged} />
      <input aria-label={name} value={draft} onChange={({ target }) => setDraft(target.value)} />
      <button type="button" onClick={save}>{`Save ${name}`}</button>
    </>
  );
}

const rootRoute = createRootRoute({ component: Outlet });
const forms = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => (
    <>
      <Form name="shop" />
      <Form name="home" />
    </>
  ),
});
const other = createRoute({ getParentRoute: () => rootRoute, path: '/blog', component: () => <p>Another page</p> });
let router: ReturnType<typeof openRouter>;
const openRouter = () =>
  createRouter({ routeTree: rootRoute.addChildren([forms, other]), history: createMemoryHistory() });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => undefined);
  router = openRouter();
  const root: Root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
const type = (name: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name)?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const answer = (name: string, saved: string) => act(async () => answers.get(name)?.(saved));
const leave = () =>
  act(async () => {
    void router.navigate({ to: '/blog' });
  });
const questions = () => document.querySelectorAll('[role="alertdialog"]').length;

test('a page with two changed forms asks once, and staying keeps both', async () => {
  await type('shop', 'Attic');
  await type('home', 'Welcome');
  await leave();
  await expect.poll(questions).toBe(1);
  await press('Cancel');
  await expect.poll(questions).toBe(0);
  expect([field('shop')?.value, field('home')?.value]).toEqual(['Attic', 'Welcome']);
  await leave();
  await expect.poll(questions).toBe(1);
  await press('Leave');
  await expect.poll(() => document.body.textContent).toContain('Another page');
});

test('what is saved or taken back is left without a question', async () => {
  await type('shop', 'Attic');
  await press('Save shop');
  await answer('shop', 'Attic of Ada');
  expect(field('shop')?.value).toBe('Attic of Ada');
  await type('home', 'Welcome');
  await type('home', 'begun');
  await leave();
  await expect.poll(() => document.body.textContent).toContain('Another page');
});

test('what is typed while the form is being saved stays, and is unsaved', async () => {
  await type('shop', 'Attic');
  await press('Save shop');
  await type('shop', 'Attic and Cellar');
  await answer('shop', 'Attic');
  expect(field('shop')?.value).toBe('Attic and Cellar');
  await leave();
  await expect.poll(questions).toBe(1);
  await press('Leave');
});
