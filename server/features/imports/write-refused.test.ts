import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writeRefused } from './write-refused.ts';

const file = { fileName: 'a-errors.csv', columns: ['price'], separator: ',' as const };
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, row) => ({ row, cells: ['“x”'], reasons: ['price: no'] }));

it.each([0, 1, 500, 1_700])('writes %i rows as JSON, while others have a turn', async (count) => {
  let turns = 0;
  let isWritten = false;
  const others = (async () => {
    while (!isWritten) {
      await turn();
      turns += 1;
    }
  })();
  const { json } = await writeRefused({ ...file, rows: rowsOf(count) });
  isWritten = true;
  await others;
  expect(JSON.parse(new TextDecoder().decode(json))).toEqual({ ...file, rows: rowsOf(count) });
  expect(turns).toBeGreaterThanOrEqual(Math.ceil(count / 500));
});
