import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropFormDraftsOf } from '../platform/form-drafts.ts';
import { type SessionAccount, setSession } from '../platform/session.ts';
import { useStoredDraft } from './use-stored-draft.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const ann: SessionAccount = { id: 'ann', displayName: 'Ann', email: 'a@x.org', type: 'buyer', verified: false };
const bo = { ...ann, id: 'bo' };
const amy = { ...ann, id: 'amy', type: 'admin' } as const;

let root: ReturnType<typeof createRoot>;
type Typed = { text: string; tags: string[] };
let form: ReturnType<typeof useStoredDraft<Typed>>;

function Form({ of }: { of: string }) {
  form = useStoredDraft<Typed>(of, { text: '', tags: [] });
  return <p>{form.draft.text}</p>;
}

const draw = (of = 'review-1') => act(async () => root.render(<Form of={of} />));
const type = (text: string) => act(async () => form.change({ text }));
const comes = (account: SessionAccount) => act(async () => setSession({ status: 'signed-in', account }));
const leaves = (expired?: true) =>
  act(async () => setSession({ status: 'signed-out', ...(expired ? { expired } : {}) }));
async function reload() {
  await act(async () => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await draw();
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  setSession({ status: 'signed-in', account: ann });
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await draw();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

it('a draft stays over a reload until it was sent or emptied', async () => {
  await type('Solid oak');
  await reload();
  expect([form.draft.text, form.isTyped, form.mayBeLost]).toEqual(['Solid oak', true, false]);
  await type('');
  expect(localStorage).toHaveLength(0);
  await type('Solid oak');
  await act(async () => form.clear());
  expect([form.draft.text, localStorage.length]).toEqual(['', 0]);
  await reload();
  expect(form.draft.text).toBe('');
});

it('a draft belongs to one subject and one account, and is on the screen while the session has ended by itself', async () => {
  await type('For Bo’s sale');
  await draw('review-2');
  expect(form.draft.text).toBe('');
  await draw('review-1');
  await leaves(true);
  await type('For Bo’s sale, too');
  expect(form.draft.text).toBe('For Bo’s sale, too');
  await comes(bo);
  expect(form.draft.text).toBe('');
  await comes(ann);
  expect(form.draft.text).toBe('For Bo’s sale, too');
});

it('a draft goes from the screen and the device with a log-out, a visitor’s text of this tab too', async () => {
  await type('Mine');
  dropFormDraftsOf('ann');
  await leaves();
  expect(form.draft.text).toBe('');
  await type('Typed as a visitor');
  await comes(bo);
  expect(form.draft.text).toBe('Typed as a visitor');
  expect(sessionStorage).toHaveLength(0);
  dropFormDraftsOf('bo');
  await leaves();
  expect([form.draft.text, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});

it('a draft goes with the tab where an admin or a visitor wrote it', async () => {
  await comes(amy);
  await type('This seller lies');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  await reload();
  expect(form.draft.text).toBe('This seller lies');
});

it('says when the device stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await type('Solid oak');
  expect([form.draft.text, form.mayBeLost]).toEqual(['Solid oak', true]);
});

it.each(['not json', 'null', '[1]', '{"text":5,"tags":"x","more":1}'])(
  'ignores a stored text that is %s',
  async (stored) => {
    localStorage.setItem('form-draft:review-1:ann', stored);
    await reload();
    expect(form.draft).toEqual({ text: '', tags: [] });
  },
);
