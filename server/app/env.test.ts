import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** A process of its own, since Node reads the file only as it starts. */
const print = `import { readEnv } from './server/app/env.ts'; process.stdout.write(JSON.stringify(readEnv()));`;

/** Starts as docs/operations.md says: `node --env-file=.env`. */
async function readWith(file: string, environment: Record<string, string>): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-env-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, '.env'), file);
  const args = [`--env-file=${join(folder, '.env')}`, '--input-type=module', '--eval', print];
  const printed = execFileSync(process.execPath, args, { env: { PATH: process.env.PATH ?? '', ...environment } });
  return JSON.parse(String(printed));
}

it('the environment wins over the file, also with an empty value, which counts as unset', async () => {
  const file = 'SHOP_NAME=Chairs\nMAIL_FROM=Chairs <hello@chairs.org>\nPORT=4000\nSHOP_PHONE=\n';
  const mail = { MAIL_FROM: 'Chairs <hello@chairs.org>' };
  expect(await readWith(file, {})).toEqual({ SHOP_NAME: 'Chairs', PORT: '4000', ...mail });
  expect(await readWith(file, { SHOP_NAME: 'Lamps', PORT: '' })).toEqual({ SHOP_NAME: 'Lamps', ...mail });
});
