import { expect, it } from 'vitest';
import { createLogger } from './log.ts';

function lineOf(err: unknown): Record<string, unknown> {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'error' }, { write: (line) => void lines.push(line) });
  log.error({ err }, 'it failed');
  return JSON.parse(lines[0] ?? '');
}

it('logs an error with the fields that identify it', () => {
  const error = Object.assign(new TypeError('No such table.'), { code: '42P01', detail: 'the whole row' });
  expect(lineOf(error)).toMatchObject({
    msg: 'it failed',
    err: { type: 'TypeError', message: 'No such table.', code: '42P01', stack: expect.stringContaining('log.test.ts') },
  });
  expect(lineOf(error).err).not.toHaveProperty('detail');
});

it('logs the parts of an error that a library sends like an error, and anything else unchanged', () => {
  const parts = { message: 'The queue is away.', stack: 'Error: The queue is away.', queue: 'send-mail', worker: 'w1' };
  expect(lineOf(parts).err).toEqual(expect.objectContaining({ message: 'The queue is away.', queue: 'send-mail' }));
  expect(lineOf('a sentence').err).toBe('a sentence');
});
