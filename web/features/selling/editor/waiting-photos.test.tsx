import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPhotoDevice, putFiles } from '../../images/photo-device.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock('./listing-fields.tsx', () => ({ ListingFields: () => null }));
vi.mock('./seller-fields.tsx', () => ({ SellerFields: () => null }));
vi.mock('./product-preview.tsx', () => ({ ProductPreview: () => null }));
vi.mock('./looks-fields.tsx', () => ({ LooksFields: () => null }));

const ann = { id: 'account-1', displayName: 'Ann', email: 'a@x.org', type: 'seller', verified: true } as const;
const bo = { ...ann, id: 'account-2' };
const known = { title: 'Oak chair', price: '80', description: 'Solid oak.', location: 'Portland', sellerName: 'Ann' };
const chair = { ...known, category: 'Chair', condition: 'good', year: '2020', phone: '5035550123', pickup: true };

let device: ReturnType<typeof createPhotoDevice>;
let saved: string[][];
let root: ReturnType<typeof createRoot>;
let leaveTo: (href: string) => Promise<void>;
let place: () => string;

/** Opens the form as a page does: nothing of the one before is left in memory. */
async function openPage(of: 'new' | 'edit-1' = 'new', account: typeof ann | typeof bo = ann) {
  vi.resetModules();
  const { ProductEditor } = await import('./product-editor.tsx');
  const { beginForm } = await import('./product-form.ts');
  const { setSession } = await import('../../../platform/session.ts');
  setSession({ status: 'signed-in', account });
  const routeTree = createRootRoute({
    component: () => (
      <ProductEditor
        account={account}
        draftOf={of}
        known={beginForm({ ...chair, ...(of === 'edit-1' ? { photos: [{ url: '/images/listed.jpg' }] } : {}) })}
        submitLabel="List it"
        notSaved="Not saved"
        save={async ({ photos }) => void saved.push(photos.map(({ url }) => url))}
        onSaved={async () => undefined}
      />
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  leaveTo = (href) => act(async () => void router.navigate({ href }));
  place = () => router.state.location.pathname;
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
}

async function closePage() {
  await act(async () => root.unmount());
  document.body.replaceChildren();
}

const seen = (find: () => unknown) =>
  vi.waitFor(
    async () => {
      await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
      expect(find(), document.body.innerHTML).toBeTruthy();
    },
    { timeout: 120_000 },
  );
const shownPhotos = () => [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src') ?? '');
const choose = async (...names: string[]) => {
  await act(async () => putFiles(document.querySelector('input[type=file]'), names));
  await seen(() => device.stored.size === names.length && document.body.textContent?.includes('could not reach'));
};
const question = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
/** A try that runs already may still fail, so the browser says it again. */
const seenConnected = (find: () => unknown) =>
  seen(() => {
    device.isReached = true;
    window.dispatchEvent(new Event('online'));
    return find();
  });

beforeEach(() => {
  [device, saved] = [createPhotoDevice(), []];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async () => Response.json({ items: [] }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a photo chosen without a connection stays over a reload, uploads when it is back, and goes with its listing', async () => {
  await openPage();
  await choose('one.jpg', 'two.jpg');
  await closePage();
  await openPage();
  await seen(() => shownPhotos().filter((src) => src.startsWith('blob:')).length === 2);
  await seenConnected(() => document.body.textContent?.includes('All 2 photos are ready.'));
  await press('List it');
  await seen(() => saved.length === 1 && device.stored.size === 0);
  expect(saved).toEqual([['/images/one.jpg', '/images/two.jpg']]);
  expect(device.uploads).toEqual(['one.jpg', 'two.jpg']);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

it('a photo chosen for an existing listing stays beside its own photos, for nobody else', async () => {
  await openPage('edit-1');
  await choose('one.jpg');
  await closePage();
  await openPage('edit-1', bo);
  await seen(() => shownPhotos().length === 1);
  await closePage();
  await openPage('edit-1');
  await seen(() => shownPhotos().length === 2 && shownPhotos()[1]?.startsWith('blob:'));
});

it('asks before leaving a photo that the device could not store, and only then', async () => {
  await openPage();
  await choose('one.jpg');
  await leaveTo('/another');
  await seen(() => place() === '/another');
  vi.stubGlobal('indexedDB', undefined);
  await act(async () => putFiles(document.querySelector('input[type=file]'), ['two.jpg']));
  await seen(() => shownPhotos().length === 2);
  await leaveTo('/');
  await seen(() => question().includes('Leave before your photo is uploaded?'));
});
