import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPhotoDevice, putFiles } from '../images/photo-device.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const accountId = 'account-1';
const account = { id: accountId, displayName: 'Ann', email: 'a@x.org', type: 'buyer', verified: false } as const;
const patience = { timeout: 120_000 };

let device: ReturnType<typeof createPhotoDevice>;
let sent: { text: string; images?: string[]; clientId: string }[];
let root: ReturnType<typeof createRoot>;
let end: () => void;

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
  await act(async () => putFiles(document.querySelector('input[type=file]'), names));
  await seen(() => device.stored.size === names.length && document.querySelector('[role=alert]'));
}

const press = (name: string) =>
  act(async () => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click());

/** A try that runs already may still fail, so the browser says it again. */
const seenConnected = (find: () => unknown) =>
  seen(() => {
    device.isReached = true;
    window.dispatchEvent(new Event('online'));
    return find();
  });

beforeEach(() => {
  [device, sent] = [createPhotoDevice(), []];
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (!device.isReached) throw new TypeError('Failed to fetch');
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
  await seenConnected(() => device.uploads.length === 2 && !document.querySelector('progress, [role=alert]'));
  await press('Send');
  await seen(() => sent.length === 1 && device.stored.size === 0);
  expect(sent[0]?.images).toEqual(['/images/one.jpg', '/images/two.jpg']);
  expect(device.uploads).toEqual(['one.jpg', 'two.jpg']);
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
  await seenConnected(() => sent.length === 2 && device.stored.size === 0);
  expect(sent.map(({ text, images }) => [text, images])).toEqual([
    ['', ['/images/one.jpg']],
    ['after it', undefined],
  ]);
  expect(device.uploads).toEqual(['one.jpg']);
});

it('forgets photos with their removal and with a sign-out; a message without its photo is not sent', async () => {
  await openPage();
  await choose('one.jpg', 'two.jpg');
  await press('Remove: photo 2');
  await seen(() => device.stored.size === 1);
  await press('Send');
  await seen(() => document.body.textContent?.includes('Waiting for a connection'));
  const { signOut } = await import('../accounts/login/access.ts');
  await act(signOut);
  expect(device.stored.size).toBe(0);
  await closePage();
  device.isReached = true;
  await openPage();
  await seen(() => document.body.textContent?.includes('A photo is no longer on this device.'));
  expect(sent).toEqual([]);
});
