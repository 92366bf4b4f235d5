import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { createPhotoDevice, putFiles } from '../images/photo-device.ts';
import { openInPage, press, stubBrowser, write } from './drive-sale-page.tsx';

vi.mock('../../platform/api-client.ts', async () => {
  const { api } = await import('../../platform/api.ts');
  return { getApi: () => api };
});
const ann: SessionAccount = { id: 'ann', displayName: 'Ann', email: 'a@x.org', type: 'buyer', verified: false };
const sale = { id: '1', role: 'buyer', state: 'inspecting', method: 'pickup', other: { id: '3', name: 'Sal' } };

let device: ReturnType<typeof createPhotoDevice>;
let sent: object[];
let closePage: () => Promise<void>;
let parts: Awaited<ReturnType<typeof loadParts>>;

const loadParts = async () => ({
  ...(await import('../../platform/session.ts')),
  ...(await import('../accounts/login/access.ts')),
  ...(await import('./inspect-delivery.tsx')),
});

/** Opens the sale as a page does: nothing of the one before is left in memory. */
async function openPage(account = ann) {
  vi.resetModules();
  parts = await loadParts();
  parts.setSession({ status: 'signed-in', account });
  const { InspectDelivery } = parts;
  closePage = await openInPage(() => <InspectDelivery one={sale as DetailedFulfillment} />);
  await press('Report a problem');
  await seen(() => area());
}
const seen = (find: () => unknown) =>
  vi.waitFor(
    async () => {
      await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
      expect(find(), document.body.innerHTML).toBeTruthy();
    },
    { timeout: 120_000 },
  );
const area = () => document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea');
const shownPhotos = () => document.querySelectorAll('li img[src^="blob:"]').length;
beforeEach(async () => {
  [device, sent] = [createPhotoDevice(), []];
  stubBrowser(async (_, { body }) => {
    if (!device.isReached) throw new TypeError('Failed to fetch');
    if (body) sent.push(JSON.parse(body));
    return Response.json({});
  });
  await openPage();
  await write(area(), 'One leg is broken.');
  await write(document.querySelector('select'), 'is_damaged');
  await act(async () => putFiles(document.querySelector('input[type=file]'), ['leg.jpg']));
  await seen(() => device.stored.size === 1 && document.body.textContent?.includes('could not reach'));
  await closePage();
});
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a problem with its reason and photo stays over a reload without a connection, and goes once it was sent', async () => {
  await openPage();
  await seen(() => shownPhotos() === 1);
  expect([area()?.value, document.querySelector('select')?.value]).toEqual(['One leg is broken.', 'is_damaged']);
  await seen(() => {
    device.isReached = true;
    window.dispatchEvent(new Event('online'));
    return device.uploads.length === 1 && !document.querySelector('progress, [role=alert]');
  });
  await press('Report a problem');
  await seen(() => sent.length === 1 && device.stored.size === 0 && localStorage.length === 0);
  expect(sent).toEqual([{ reason: 'is_damaged', text: 'One leg is broken.', images: ['/images/leg.jpg'] }]);
});

it('is shown to nobody else on this device, and goes with a log-out', async () => {
  await openPage({ ...ann, id: 'bo' });
  expect([area()?.value, shownPhotos()]).toEqual(['', 0]);
  await closePage();
  await openPage();
  await seen(() => area()?.value === 'One leg is broken.' && shownPhotos() === 1);
  await act(parts.signOut);
  await closePage();
  expect([localStorage.length, device.stored.size]).toEqual([0, 0]);
  await openPage();
  expect([area()?.value, shownPhotos()]).toEqual(['', 0]);
});
