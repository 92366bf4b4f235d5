import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

function createWork() {
  const begun: { name: string; end(): void }[] = [];
  return {
    begun,
    named: (name: string) => () => new Promise<string>((end) => begun.push({ name, end: () => end(name) })),
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs a few at a time, and the others in order', async () => {
  const pass = createSemaphore({ atOnce: 2, patience: 60_000 });
  const { begun, named } = createWork();
  const all = ['first', 'second', 'third', 'fourth'].map((name) => pass(named(name)));
  await turn();
  expect(begun.map(({ name }) => name)).toEqual(['first', 'second']);
  begun[1]?.end();
  await turn();
  const late = pass(named('late'));
  await turn();
  expect(begun.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
  for (const at of [0, 2, 3, 4]) {
    begun[at]?.end();
    await turn();
  }
  expect(await Promise.all([...all, late])).toEqual(['first', 'second', 'third', 'fourth', 'late']);
});

it('frees the slot of failed work', async () => {
  const pass = createSemaphore({ atOnce: 1, patience: 60_000 });
  const failed = pass(async () => {
    throw new Error('broken');
  });
  const next = pass(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('rejects work that waited too long, and never runs it', async () => {
  const pass = createSemaphore({ atOnce: 1, patience: 20 });
  const { begun, named } = createWork();
  const inside = pass(named('inside'));
  await expect(pass(named('too late'))).rejects.toMatchObject({ code: 'busy', retryAfter: 1 });
  begun[0]?.end();
  expect(await inside).toBe('inside');
  const next = pass(named('next'));
  begun[1]?.end();
  expect(await next).toBe('next');
  expect(begun.map(({ name }) => name)).toEqual(['inside', 'next']);
});
