import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { pausingClient } from './pausing-client.ts';

const sent = vi.fn(async (_asked: unknown) => undefined);
class Wire extends pg.Client {
  override query = sent as unknown as pg.Client['query'];
}

const paused = async (asked: unknown): Promise<unknown> => {
  sent.mockClear();
  const client = new (pausingClient(Wire, { isOn: () => true }))();
  try {
    await client.query(asked as string);
  } catch (error) {
    expect(sent).not.toHaveBeenCalled();
    return (error as { code?: string }).code;
  }
  return sent.mock.calls[0]?.[0];
};

it('a pause lets transactions begin to read only, whatever they begin with', async () => {
  for (const begin of ['begin', 'START TRANSACTION isolation level repeatable read'])
    expect(await paused(begin)).toBe(`${begin} read only`);
  expect(await paused('begin;')).toBe('begin read only');
  expect(await paused({ text: 'begin' })).toEqual({ text: 'begin read only' });
});

it('a pause refuses what writes, also a whole transaction in one text, and lets reads through', async () => {
  for (const writing of [
    '\n    BEGIN;\n    SET LOCAL lock_timeout = 30000;\n    SELECT jobs.create_queue($1);\n    COMMIT;\n  ',
    'with made as (insert into wishes values (1) returning id) select id from made',
    { text: 'select id from jobs.job for update skip locked', values: [] },
    "select pg_notify('catalogue', '')",
    'analyze search_documents',
    "select setval('cases_number_seq', 1)",
  ])
    expect(await paused(writing)).toBe('25006');
  for (const reading of ['select 1', { text: 'select $1::text', values: ['update'] }, 'commit', 'rollback'])
    expect(await paused(reading)).toBe(reading);
});
