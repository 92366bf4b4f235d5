import { afterEach, expect, it } from 'vitest';
import { createFairSemaphore } from './fair-semaphore.ts';

type Begun = { name: string; end(): void };

async function endNext(begun: Begun[]): Promise<void> {
  begun.shift()?.end();
  await turn();
}

let all: Begun[][] = [];
// What still waits would be refused while another test runs.
afterEach(async () => {
  for (const begun of all) while (begun.length > 0) await endNext(begun);
  all = [];
});

function createWork() {
  const begun: Begun[] = [];
  all.push(begun);
  return {
    begun,
    named: (name: string) => () => new Promise<string>((end) => begun.push({ name, end: () => end(name) })),
    endNext: () => endNext(begun),
  };
}
const turn = async () => {
  for (let round = 0; round < 5; round++) await new Promise((resolve) => setImmediate(resolve));
};
const open = (more: object = {}) =>
  createFairSemaphore({ atOnce: 2, ofKey: 1, queue: 6, queueOfKey: 4, patience: 60_000, ...more });

it('serves other keys before the remaining work of one key', async () => {
  const pass = open();
  const { begun, named, endNext } = createWork();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void pass('a', named(name));
  for (const name of ['b1', 'b2', 'c1']) void pass(name.charAt(0), named(name));
  await turn();
  expect(begun.map(({ name }) => name)).toEqual(['a1', 'b1']);
  await endNext();
  expect(begun.map(({ name }) => name)).toEqual(['b1', 'a2']);
  await endNext();
  expect(begun.map(({ name }) => name)).toEqual(['a2', 'b2']);
  await endNext();
  expect(begun.map(({ name }) => name)).toEqual(['b2', 'c1']);
});

it('refuses work when the queue of its key or the whole queue is full', async () => {
  const pass = open();
  const { begun, named } = createWork();
  const refused: string[] = [];
  const run = (key: string) =>
    pass(key, named(key)).catch((error: { code: string; retryAfter: number }) =>
      refused.push(`${key} ${error.code} ${error.retryAfter}`),
    );
  for (let one = 0; one < 6; one++) void run('a');
  for (let one = 0; one < 5; one++) void run('b');
  await turn();
  expect(begun.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(refused).toEqual(['a too_many_requests 1', 'b busy 1', 'b busy 1']);
});

it('rejects work that waited too long, and frees the slot of failed work', async () => {
  const pass = open({ patience: 20 });
  const { named, endNext } = createWork();
  void pass('a', named('slow'));
  await expect(pass('a', async () => 'late')).rejects.toMatchObject({ code: 'busy', retryAfter: 1 });
  await endNext();
  await expect(pass('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pass('a', async () => 'done')).toBe('done');
});

it('limits only the total without a key', async () => {
  const pass = open();
  const { begun, named } = createWork();
  for (const name of ['one', 'two', 'three']) void pass(undefined, named(name));
  await turn();
  expect(begun.map(({ name }) => name)).toEqual(['one', 'two']);
});
