// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import {
  attemptOf,
  dropAllOf,
  dropAttempt,
  dropDraft,
  readContact,
  readDraft,
  storeContact,
  storeDraft,
} from './product-draft.ts';
import { beginForm, bodyOf } from './product-form.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const HOUR = 3_600_000;
const now = Date.UTC(2026, 4, 4);

it('restores the draft for the same person and the same listing only', () => {
  storeDraft('ada', 'new', beginForm({ price: '1,250.50', colours: ['teal'], width: '84', unit: 'in' }));
  expect(readDraft('ada', 'new', now)).toMatchObject({ price: '1,250.50', colours: ['teal'], width: '84', unit: 'in' });
  expect(readDraft('ben', 'new', now)).toEqual({});
  expect(readDraft('ada', 'copy-1', now)).toEqual({});
});

it('restores a draft of an earlier version, under the same idempotency key', () => {
  const form = beginForm({ category: 'Chair', price: '80' });
  const { category, ...others } = form;
  localStorage.setItem('draft:new:ada', JSON.stringify({ ...others, productName: category }));
  expect(readDraft('ada', 'new', now)).toMatchObject({ category: 'Chair', price: '80' });
  const body = JSON.stringify(bodyOf(form)).replace('"category"', '"productName"');
  localStorage.setItem('attempt:new:ada', `{"key":"sent","body":${body}}`);
  expect(attemptOf('ada', 'new', bodyOf(form))).toEqual({ key: 'sent', body: bodyOf(form) });
});

it('deletes the draft once the listing is created, but not the contact data', () => {
  const form = beginForm({ price: '80', phone: '555', location: 'Portland' });
  storeDraft('ada', 'new', form);
  storeContact('ada', form);
  dropDraft('ada', 'new', form);
  expect(readDraft('ada', 'new', now)).toEqual({});
  expect(readContact('ada')).toMatchObject({ phone: '555', location: 'Portland' });
  expect(readContact('ada')).not.toHaveProperty('price');
});

it('a draft stays when another tab has gone on with another listing', () => {
  const listed = beginForm({ category: 'Chair', price: '80' });
  storeDraft('ada', 'new', listed);
  storeDraft('ada', 'new', beginForm({ category: 'Table', price: '240' }));
  dropDraft('ada', 'new', listed);
  expect(readDraft('ada', 'new', now)).toMatchObject({ category: 'Table', price: '240' });
});

it('a draft is deleted with its account, in the tab too, and no draft of another account', () => {
  const form = beginForm({ price: '80', phone: '555', location: 'Portland' });
  for (const person of ['ada', 'ben']) {
    storeDraft(person, 'new', form);
    storeDraft(person, 'edit-1', form);
    storeContact(person, form);
  }
  dropAllOf('ada');
  expect([readDraft('ada', 'new', now), readDraft('ada', 'edit-1', now), readContact('ada')]).toEqual([{}, {}, {}]);
  for (const of of ['new', 'edit-1'] as const) expect(readDraft('ben', of, now)).toMatchObject({ price: '80' });
  expect(readContact('ben')).toMatchObject({ phone: '555' });
});

it('a draft is sent again under the same key until it changes, is refused or is listed (reliability 3.7)', () => {
  const body = bodyOf(beginForm({ price: '80', location: 'Portland' }));
  const dearer = { ...body, price: '81' };
  const keyOf = (who: string, what: typeof body) => attemptOf(who, 'new', what).key;
  const first = keyOf('ada', body);
  expect(keyOf('ada', body)).toBe(first);
  expect(keyOf('ben', body)).not.toBe(first);
  const changed = keyOf('ada', dearer);
  expect(changed).not.toBe(first);
  dropAttempt('ada', 'new');
  const afterRefusal = keyOf('ada', dearer);
  expect(afterRefusal).not.toBe(changed);
  dropDraft('ada', 'new', beginForm({}));
  expect(keyOf('ada', dearer)).not.toBe(afterRefusal);
});

it('a draft is sent again as it was when only its place has become known', () => {
  const body = bodyOf(beginForm({ location: 'Portland' }));
  const first = attemptOf('ada', 'new', body);
  const place = { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.5, longitude: -122.7 };
  expect(attemptOf('ada', 'new', { ...body, place })).toEqual({ key: first.key, body });
});

it('leaves out photos that the server has deleted', () => {
  const photos = [{ url: '/old', since: now - 24 * HOUR }, { url: '/new', since: now - HOUR }, { url: '/listed' }];
  storeDraft('ada', 'new', beginForm({ photos }));
  expect(readDraft('ada', 'new', now).photos?.map(({ url }) => url)).toEqual(['/new', '/listed']);
});

it.each(['not json', 'null', '[1]', '{"price":5,"unknown":"x","colours":["mauve"],"place":{"name":1},"photos":"x"}'])(
  'ignores a stored draft that is %s',
  (kept) => {
    localStorage.setItem('draft:new:ada', kept);
    expect(readDraft('ada', 'new', now)).toEqual({});
  },
);
