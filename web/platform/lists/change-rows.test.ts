import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Page } from '../../../shared/contract/call.ts';
import { changeRows } from './change-rows.ts';

type Row = { id: string; price: number };

const key = ['rows'];
const row = (id: string, price = 1): Row => ({ id, price });
const listOf = (...pages: Row[][]): InfiniteData<Page<Row>> => ({
  pages: pages.map((items) => ({ items })),
  pageParams: pages.map(() => undefined),
});
const begin = (...pages: Row[][]) => {
  const client = new QueryClient();
  client.setQueryData(key, listOf(...pages));
  const pagesNow = () =>
    (client.getQueryData(key) as InfiniteData<Page<Row>>).pages.map(({ items }) => items.map(({ id }) => id).join(''));
  const remove = (id: string) => changeRows<Row>(client, key, (one) => (one.id === id ? undefined : one));
  return { client, pagesNow, remove };
};

it('puts a row back where it was', async () => {
  for (const id of ['a', 'b', 'c', 'd']) {
    const { pagesNow, remove } = begin([row('a'), row('b')], [row('c'), row('d')]);
    const undo = await remove(id);
    expect(pagesNow().join('')).toBe('abcd'.replace(id, ''));
    undo();
    expect(pagesNow().join('')).toBe('abcd');
  }
});

it('keeps to its own row when two acts fail one after the other, in either order', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    const { pagesNow, remove } = begin([row('a'), row('b'), row('c')]);
    const undo = [await remove('a'), await remove('b')];
    expect(pagesNow()).toEqual(['c']);
    undo[order[0]]?.();
    undo[order[1]]?.();
    expect(pagesNow().join('').split('').sort().join('')).toBe('abc');
  }
});

it('keeps what another act has done, and a part of the list that came meanwhile', async () => {
  const { client, pagesNow, remove } = begin([row('a'), row('b')]);
  const undo = await remove('a');
  client.setQueryData(key, listOf([row('b')], [row('c')]));
  await remove('b');
  undo();
  expect(pagesNow()).toEqual(['a', 'c']);
});

it('gives a changed row its former content', async () => {
  const { client } = begin([row('a', 80), row('b', 90)]);
  const undo = await changeRows<Row>(client, key, (one) => (one.id === 'b' ? { ...one, price: 1 } : one));
  expect(client.getQueryData(key)).toEqual(listOf([row('a', 80), row('b', 1)]));
  undo();
  expect(client.getQueryData(key)).toEqual(listOf([row('a', 80), row('b', 90)]));
});
