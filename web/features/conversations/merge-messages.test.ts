import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Message } from '../../../shared/contract/conversations.ts';
import { type MessagePages, mergeMessage, timelineOf } from './merge-messages.ts';

const message = (number: number, text = `message ${number}`): Message => ({
  id: `id-${number}`,
  kind: 'text',
  from: 'them',
  text,
  at: new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString(),
});

const pagesOf = (...pages: Message[][]): MessagePages => ({
  pages: pages.map((items) => ({ items, nextCursor: undefined })),
  pageParams: pages.map(() => undefined),
});

const idsOf = (pages: MessagePages) => timelineOf(pages).map(({ id }) => id);

it('shows pages from the earliest message to the latest', () => {
  const pages = pagesOf([message(3), message(4)], [message(1), message(2)]);
  expect(idsOf(pages)).toEqual(['id-1', 'id-2', 'id-3', 'id-4']);
});

it('adds a live message at its place, and replaces one that it has', () => {
  const pages = mergeMessage(pagesOf([message(3), message(5)], [message(1)]), message(4));
  expect(idsOf(pages)).toEqual(['id-1', 'id-3', 'id-4', 'id-5']);
  const changed = mergeMessage(pages, message(1, 'changed'));
  expect(timelineOf(changed).map(({ text }) => text)).toEqual(['changed', 'message 3', 'message 4', 'message 5']);
});

it('adds no changed message from before what is loaded, which would stand in the wrong place', () => {
  const page = { items: [message(3), message(4)], nextCursor: 'earlier' };
  const pages = { pages: [page], pageParams: [undefined] };
  expect(idsOf(mergeMessage(pages, message(1, 'changed')))).toEqual(['id-3', 'id-4']);
  expect(idsOf(mergeMessage(pages, message(5)))).toEqual(['id-3', 'id-4', 'id-5']);
});

it('keeps every message once and in order, also when repeated or late', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 60 }), (arrivals) => {
      const loaded = pagesOf([message(10), message(11)], [message(8), message(9)]);
      const merged = arrivals.map((number) => message(number + 10)).reduce(mergeMessage, loaded);
      const numbers = idsOf(merged).map((id) => Number(id.slice(3)));
      const expected = new Set([8, 9, 10, 11, ...arrivals.map((number) => number + 10)]);
      expect(numbers).toEqual([...expected].sort((one, other) => one - other));
    }),
  );
});
