import { expect, it, vi } from 'vitest';
import { sendForm } from './upload-form.ts';

const late = 'The server did not answer in time. Try again; what you typed is still here.';

/** Takes a form and never answers. */
class Silent {
  static last: Silent;
  upload = { onprogress: (_: { loaded: number; total: number }) => undefined };
  status = 0;
  response = null;
  onloadend = () => undefined;
  open = () => undefined;
  send = () => undefined;
  getResponseHeader = () => null;
  constructor() {
    Silent.last = this;
  }
  abort() {
    this.onloadend();
  }
}

it('gives up an upload after a minute without progress, however large it is, and not before', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Silent);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(8_000_000)]), 'listings.csv');
  let outcome: unknown = 'waiting';
  void sendForm('createImport', form).catch((error) => {
    outcome = error;
  });
  for (const loaded of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(50_000);
    expect(outcome).toBe('waiting');
    Silent.last.upload.onprogress({ loaded, total: 5 });
  }
  await vi.advanceTimersByTimeAsync(61_000);
  expect(outcome).toMatchObject({ status: 0, message: late });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
