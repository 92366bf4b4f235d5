import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSession } from '../../platform/session.ts';
import { readMessageDraft, storeMessageDraft } from './message-draft.ts';
import { deleteOutgoing, readOutbox, storeOutgoing } from './outbox.ts';
import { post, startOutbox } from './send-outbox.ts';

const account = 'account-1';
const day = 24 * 3_600_000;
const outgoing = (clientId: string, at: string) => ({
  clientId,
  conversationId: 'talk',
  text: clientId,
  images: [],
  at,
});
const idsOf = (accountId: string) => readOutbox(accountId).map(({ clientId }) => clientId);

beforeEach(() => {
  localStorage.clear();
  // The outbox reads a cleared storage again, as after a change in another tab.
  deleteOutgoing(account, { clientId: 'none' });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a draft for each conversation and account until it is empty, and drops photos that the server has deleted', () => {
  const now = Date.now();
  const fresh = { url: '/fresh.webp', since: now };
  storeMessageDraft(account, 'talk', { text: 'Hello', photos: [fresh, { url: '/old.webp', since: now - day }] });
  expect(readMessageDraft(account, 'talk', now)).toEqual({ text: 'Hello', photos: [fresh] });
  expect(readMessageDraft(account, 'other talk', now).text).toBe('');
  expect(readMessageDraft('account-2', 'talk', now).text).toBe('');
  storeMessageDraft(account, 'talk', { text: '', photos: [] });
  expect(localStorage).toHaveLength(0);
});

it('reads a draft that something else has written as empty', () => {
  for (const kept of ['not json', 'null', '{"text":1,"photos":[{"url":2}]}']) {
    localStorage.setItem(`message-draft:talk:${account}`, kept);
    expect(readMessageDraft(account, 'talk', 0)).toEqual({ text: '', photos: [] });
  }
});

it('keeps what is on its way in the order of writing, for its account alone', () => {
  storeOutgoing(account, outgoing('second', '2026-01-02T00:00:00.000Z'));
  storeOutgoing(account, outgoing('first', '2026-01-01T00:00:00.000Z'));
  storeOutgoing('account-2', outgoing('foreign', '2026-01-01T00:00:00.000Z'));
  localStorage.setItem(`outbox:broken:${account}`, '{"text":');
  expect(idsOf(account)).toEqual(['first', 'second']);
  deleteOutgoing(account, { clientId: 'first' });
  expect(idsOf(account)).toEqual(['second']);
});

it('sends in order with one id per message once the server is reached, and keeps a refused one with its reason', async () => {
  setSession({
    status: 'signed-in',
    account: { id: account, displayName: 'Ann', email: 'ann@example.com', type: 'buyer', verified: false },
  });
  const sent: { text: string; clientId: string }[] = [];
  let isReached = false;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const message = JSON.parse(body);
    sent.push(message);
    if (!isReached) throw new TypeError('Failed to fetch');
    if (message.text === 'bad')
      return Response.json({ code: 'not_allowed', message: 'You cannot write here.' }, { status: 403 });
    return Response.json({ id: message.clientId, kind: 'text', from: 'me', ...message }, { status: 201 });
  });
  const arrived: string[] = [];
  const stop = startOutbox((_, { text }) => arrived.push(text));
  for (const text of ['one', 'bad', 'two']) post(account, { conversationId: 'talk', text, images: [] });
  await vi.waitFor(() => expect(readOutbox(account)[0]?.waits).toBe(true), { timeout: 120_000 });
  expect(readOutbox(account)).toHaveLength(3);

  isReached = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(arrived).toEqual(['one', 'two']), { timeout: 120_000 });
  await vi.waitFor(() => expect(readOutbox(account)).toHaveLength(1), { timeout: 120_000 });
  expect(readOutbox(account)[0]).toMatchObject({ text: 'bad', failure: expect.any(String) });
  expect(new Set(sent.filter(({ text }) => text === 'one').map(({ clientId }) => clientId)).size).toBe(1);
  stop();
});
