import { expect, it } from 'vitest';
import { runCommand } from '../../tools/run-command.mjs';

/** With small numbers: they measure nothing here, but a change may break what they call. */
const benches: [file: string, args: string[], env: Record<string, string>][] = [
  ['sales.mjs', ['--sales', '3000', '--releases', '20'], {}],
  ['market.mjs', ['--quick'], {}],
  ['database.mjs', ['--listings', '12000'], {}],
  ['messages.mjs', [], { BENCH_MESSAGES: '20000' }],
  ['changing-prices.mjs', [], { BENCH_SECONDS: '2' }],
];

it.each(benches)('%s runs to its end', async (file, args, env) => {
  const { code, output } = await runCommand(process.execPath, [`bench/${file}`, ...args], {
    env: { ...process.env, ...env },
    quiet: true,
  });
  const { missed } = /(?<missed>\d+) budgets are missed/.exec(output)?.groups ?? {};
  // A busy machine may miss budgets of time.
  expect(code === 0 || (missed !== undefined && code === 1), output).toBe(true);
});
