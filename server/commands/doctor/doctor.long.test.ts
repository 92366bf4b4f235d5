import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startForeignStripe } from '../../../test/support/foreign-stripe/start-foreign-stripe.ts';
import { freePort } from '../../../test/support/free-port.ts';
import { openShopVariables } from '../../../test/support/open-shop-variables.ts';
import { startServer } from '../../../test/support/server-process.ts';
import type { Env } from '../../app/env.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settee-doctor-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(file: string, env: Env, ...args: string[]) {
  const child = spawn(process.execPath, [resolve(file), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, printed, complained };
}

it('says what is missing where nothing is set, and makes nothing', async () => {
  const { code, printed, complained } = await run('server/commands/doctor.ts', { DATA_DIR: join(folder, 'data') });
  expect(complained).toBe('');
  expect(code).toBe(1);
  for (const name of ['NODE_ENV', 'TOKEN_SECRET', 'PUBLIC_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'Admin', 'Backups'])
    expect(printed).toMatch(new RegExp(`✗ ${name} `));
  expect(printed).toMatch(/7 things are missing before going live\.$/m);
  expect(await readdir(folder)).toEqual([]);
});

it('shows no secret key that was set in the place of the public one', async () => {
  const { printed } = await run('server/commands/doctor.ts', {
    DATA_DIR: join(folder, 'data'),
    STRIPE_SECRET_KEY: 'sk_test_first',
    STRIPE_PUBLISHABLE_KEY: 'sk_test_second',
    STRIPE_WEBHOOK_SECRET: 'whsec_third',
  });
  expect(printed).toContain('every visitor can read it');
  expect(printed).not.toMatch(/first|second|third/);
});

it('says that nothing is missing when all is set, sends a mail, and shows no secret', async () => {
  const mails: string[] = [];
  const post = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, _, done) =>
      void text(stream)
        .then((mail) => mails.push(mail))
        .then(() => done()),
  });
  await once(post.listen(0, '127.0.0.1'), 'listening');
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const cards = await startForeignStripe({ webhookUrl: `${origin}/api/webhooks/stripe` });
  const env = {
    ...cards.env,
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: origin,
    DATA_DIR: join(folder, 'data'),
    TOKEN_SECRET: `${crypto.randomUUID()}-of-this-test`,
    SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`,
    SMTP_TLS: 'optional',
    MAIL_FROM: 'Chairs <hello@chairs.org>',
    ...(await openShopVariables(folder)),
    METRICS_TOKEN: 'a token for the numbers',
    SELLER_FEE_CATEGORIES: 'sofa=10,sofas=5',
    ALLOW_UNSAFE: 'test-keys,http,http-card-server',
  };
  onTestFinished(async () => {
    await cards.stop();
    post.close();
  });
  const begin = await startServer(env);
  await begin.stop();
  expect((await run('server/commands/doctor.ts', env)).printed).toMatch(
    /! Fees .* no category of this shop: sofas\.$/m,
  );
  expect((await run('server/commands/backup.ts', env, 'backup')).complained).toBe('');
  const [copy = ''] = await readdir(join(folder, 'backups'));
  const named = async (place: string) =>
    (await run('server/commands/doctor.ts', env, '--backups', join(folder, place))).printed;
  expect(await named('elsewhere')).toMatch(/✗ Backups +There is no whole backup of the last 26 hours in .*elsewhere/);
  await cp(join(folder, 'backups'), join(folder, 'elsewhere'), { recursive: true });
  const kept = await named('elsewhere');
  expect(kept).toMatch(/✓ Backups +The newest copy in .*elsewhere is 0 hours old/);
  expect(kept).toMatch(/! Backups +.*elsewhere is on the same disk as the data/);
  await truncate(join(folder, 'elsewhere', copy, 'tables', 'public.accounts.jsonl.gz'));
  expect(await named('elsewhere')).toMatch(/✗ Backups +The newest copy, .*, lacks 1 of the files/);
  await truncate(join(folder, 'elsewhere', copy, 'manifest.json'), 20);
  expect(await named('elsewhere')).toMatch(/✗ Backups +The newest copy, .*, lacks 1 of the files/);
  const server = await startServer(env);
  const { code, printed } = await run('server/commands/doctor.ts', env, '--mail', 'ada@chairs.org');
  expect(printed).toContain('Nothing is missing. You can go live.');
  expect(code).toBe(0);
  expect(mails).toHaveLength(1);
  for (const line of ['✓ Webhook', '✓ Cards', '✓ Mail', '✓ Backups', '✓ Address', '! ALLOW_UNSAFE'])
    expect(printed).toContain(line);
  for (const secret of [
    env.TOKEN_SECRET,
    env.METRICS_TOKEN,
    cards.env.STRIPE_SECRET_KEY,
    cards.env.STRIPE_WEBHOOK_SECRET,
  ])
    expect(printed).not.toContain(secret);
  await server.stop();

  const alone = await run('server/commands/doctor.ts', env);
  expect(alone.code).toBe(1);
  expect(alone.printed).toContain(`✗ Address                  Nobody answers at ${origin}`);
  expect(alone.printed).toContain('✗ Admin');
});
