import { afterEach, expect, it, vi } from 'vitest';
import { sendListings } from './send-listings.ts';

afterEach(() => vi.unstubAllGlobals());

const file = (name: string) => new File(['text'], name);

it('stops at the first photo for which no server is reached, and does not call the others refused', async () => {
  const sent: number[] = [];
  const unreached = { open: () => undefined, abort: () => undefined, getResponseHeader: () => null, upload: {} };
  vi.stubGlobal('XMLHttpRequest', function lost(this: { onloadend?: () => void }) {
    return Object.assign(this, unreached, { status: 0, send: () => queueMicrotask(() => this.onloadend?.()) });
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  vi.stubGlobal('Image', function broken(this: { onerror?: () => void }) {
    queueMicrotask(() => this.onerror?.());
  });
  const sending = sendListings(file('listings.csv'), [file('1.jpg'), file('2.jpg'), file('3.jpg')], {
    onPhoto: (number) => sent.push(number),
    signal: new AbortController().signal,
  });
  await expect(sending).rejects.toMatchObject({ status: 0 });
  expect(sent).toEqual([1]);
});
