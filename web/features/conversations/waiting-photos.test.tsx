import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const accountId = 'account-1';
const account = { id: accountId, displayName: 'Ann', email: 'a@x.org', type: 'buyer', verified: false } as const;
const patience = { timeout: 120_000 };

let isReached: boolean;
let uploads: string[];
let sent: { text: string; images?: string[]; clientId: string }[];
let stored: Map<string, unknown>;
let root: ReturnType<typeof createRoot>;
let end: () => void;

/** What the code uses of the browser's database. It outlives a reload. */
const database = {
  open() {
    const transaction = () => {
      const work = (result?: unknown) => ({ result });
      const over = { oncomplete: () => undefined, objectStore: () => store };
      const store = {
        get: (key: string) => work(stored.get(key)),
        getAll: () => work([...stored.values()]),
        put: (value: { key: string }) => work(stored.set(value.key, value)),
        delete: (key: string) => work(stored.delete(key)),
      };
      setTimeout(() => over.oncomplete());
      return over;
    };
    const request = { result: { transaction, close: () => undefined }, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  },
};

class Upload extends EventTarget {
  upload = {};
  status = 0;
  response: unknown;
  onloadend = () => undefined;
  open = () => undefined;
  abort = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;
  send(form: FormData) {
    const { name } = form.get('image') as File;
    if (isReached) {
      uploads.push(name);
      Object.assign(this, { status: 201, response: { data: { url: `/images/${name}` } } });
    }
    setTimeout(() => this.onloadend());
  }
}

const loadParts = async () => ({
  ...(await import('../../platform/session.ts')),
  ...(await import('./composer.tsx')),
  ...(await import('./use-composer.ts')),
  ...(await import('./outbox.ts')),
  ...(await import('./outgoing-bubble.tsx')),
  ...(await import('./send-outbox.ts')),
});

function Page({ parts }: { parts: Awaited<ReturnType<typeof loadParts>> }) {
  const { Composer, OutgoingBubble, useComposer, useOutbox, post } = parts;
  const composer = useComposer(accountId, 'talk');
  return (
    <>
      {useOutbox(accountId).map((one) => (
        <OutgoingBubble key={one.clientId} outgoing={one} accountId={accountId} onEdit={composer.takeBack} />
      ))}
      <Composer
        composer={composer}
        otherName="Bo"
        canWait
        onSend={(message) => {
          composer.clear();
          post(accountId, { ...message, conversationId: 'talk' });
        }}
      />
    </>
  );
}

/** Opens the thread as a page does: nothing of the one before is left in memory. */
async function openPage() {
  vi.resetModules();
  const parts = await loadParts();
  parts.setSession({ status: 'signed-in', account });
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root.render(<Page parts={parts} />));
  end = parts.startOutbox(() => undefined);
}

async function closePage() {
  end();
  await act(async () => root.unmount());
  document.body.replaceChildren();
}

const seen = (find: () => unknown) =>
  vi.waitFor(async () => {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
    expect(find(), document.body.innerHTML).toBeTruthy();
  }, patience);
const shownPhotos = () => document.querySelectorAll('li img[src^="blob:"]');

async function choose(...names: string[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = names.map((name) => new File(['photo'], name, { type: 'image/jpeg' }));
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
  await seen(() => stored.size === names.length && document.querySelector('[role=alert]'));
}

const press = (name: string) =>
  act(async () => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click());

/** A try that runs already may still fail, so the browser says it again. */
const seenConnected = (find: () => unknown) =>
  seen(() => {
    isReached = true;
    window.dispatchEvent(new Event('online'));
    return find();
  });

beforeEach(() => {
  [isReached, uploads, sent, stored] = [false, [], [], new Map()];
  localStorage.clear();
  let previews = 0;
  vi.stubGlobal('indexedDB', database);
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => `blob:${++previews}`, revokeObjectURL: () => undefined });
  vi.stubGlobal(
    'Image',
    class {
      onerror = () => undefined;
      set src(_: string) {
        queueMicrotask(() => this.onerror());
      }
    },
  );
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (!isReached) throw new TypeError('Failed to fetch');
    const message = JSON.parse(body);
    sent.push(message);
    return Response.json({ id: message.clientId, kind: 'text', from: 'me', ...message }, { status: 201 });
  });
});
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps a photo that was chosen without a connection over a reload, and uploads it when it is back', async () => {
  await openPage();
  await choose('one.jpg', 'two.jpg');
  await closePage();
  await openPage();
  await seen(() => shownPhotos().length === 2);
  await seenConnected(() => uploads.length === 2 && !document.querySelector('progress, [role=alert]'));
  await press('Send');
  await seen(() => sent.length === 1 && stored.size === 0);
  expect(sent[0]?.images).toEqual(['/images/one.jpg', '/images/two.jpg']);
  expect(uploads).toEqual(['one.jpg', 'two.jpg']);
});

it('sends a photo without a connection: it waits with its own preview, then goes once and in order', async () => {
  await openPage();
  await choose('one.jpg');
  await press('Send');
  await seen(() => document.body.textContent?.includes('Waiting for a connection'));
  const { post } = await import('./send-outbox.ts');
  await act(async () => post(accountId, { conversationId: 'talk', text: 'after it', images: [] }));
  await closePage();
  await openPage();
  await seen(() => document.querySelector('button img[src^="blob:"]'));
  await seenConnected(() => sent.length === 2 && stored.size === 0);
  expect(sent.map(({ text, images }) => [text, images])).toEqual([
    ['', ['/images/one.jpg']],
    ['after it', undefined],
  ]);
  expect(uploads).toEqual(['one.jpg']);
});

it('forgets photos with their removal and with a sign-out; a message without its photo is not sent', async () => {
  await openPage();
  await choose('one.jpg', 'two.jpg');
  await press('Remove: photo 2');
  await seen(() => stored.size === 1);
  await press('Send');
  await seen(() => document.body.textContent?.includes('Waiting for a connection'));
  const { signOut } = await import('../accounts/login/access.ts');
  await act(signOut);
  expect(stored.size).toBe(0);
  await closePage();
  isReached = true;
  await openPage();
  await seen(() => document.body.textContent?.includes('A photo is no longer on this device.'));
  expect(sent).toEqual([]);
});
