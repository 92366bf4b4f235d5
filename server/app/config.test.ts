import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDiskImageHost } from '../adapters/disk-image-host.ts';
import { pageHeaders } from '../platform/http/headers.ts';
import { readConfig } from './config.ts';
import { decideConfig } from './decide-config.ts';
import type { Env } from './env.ts';
import { readDeadlines } from './read-deadlines.ts';
import { ConfigError } from './read-setting.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const noKeys: Env = {
  STRIPE_SECRET_KEY: undefined,
  STRIPE_PUBLISHABLE_KEY: undefined,
  STRIPE_WEBHOOK_SECRET: undefined,
};
/** The local card provider would write secrets to the data directory. */
const decide = (env: Env) => decideConfig({ TOKEN_SECRET: 'x'.repeat(32), ...stripe, ...env });

/** Each deadline in seconds, what it is without it, and what production answers. */
const deadlines = [
  ['offer', 'OFFER_SECONDS', 48 * 3600, 'In production set OFFER_HOURS.'],
  ['offerHold', 'OFFER_HOLD_SECONDS', 24 * 3600, 'In production set OFFER_HOLD_HOURS.'],
  ['arrange', 'ARRANGE_SECONDS', 5 * 86_400, 'In production set ARRANGE_DAYS.'],
  ['inspection', 'INSPECTION_SECONDS', 48 * 3600, 'In production set INSPECTION_HOURS.'],
  ['payoutAccount', 'PAYOUT_ACCOUNT_SECONDS', 48 * 3600, 'In production set PAYOUT_ACCOUNT_HOURS.'],
  ['answer', 'ANSWER_SECONDS', 48 * 3600, 'In production it cannot be set.'],
  ['code', 'CODE_SECONDS', 3 * 86_400, 'In production it cannot be set.'],
  ['noShow', 'NO_SHOW_SECONDS', 24 * 3600, 'In production it cannot be set.'],
  ['parcel', 'PARCEL_SECONDS', 10 * 86_400, 'In production it cannot be set.'],
  ['decision', 'DECISION_SECONDS', 30 * 86_400, 'In production it cannot be set.'],
  ['appeal', 'APPEAL_SECONDS', 7 * 86_400, 'In production it cannot be set.'],
  ['review', 'REVIEW_SECONDS', 14 * 86_400, 'In production it cannot be set.'],
  ['reminder', 'REMINDER_SECONDS', 24 * 3600, 'In production it cannot be set.'],
  ['unreadMail', 'UNREAD_MAIL_SECONDS', 300, 'In production it cannot be set.'],
] as const;

describe('a deadline', () => {
  it.each(deadlines)('%s can be set by %s outside production alone', (name, inSeconds, usual, refused) => {
    expect(decide({}).deadlines[name]).toBe(usual);
    expect(decide({ [inSeconds]: '2' }).deadlines[name]).toBe(2);
    for (const nonsense of ['soon', '-1', '1e9', '1e3', '0x10', ' 5', 'Infinity'])
      expect(() => decide({ [inSeconds]: nonsense })).toThrow(`${inSeconds} must be a number from`);
    expect(() => readDeadlines({ [inSeconds]: '2' }, true)).toThrow(`${inSeconds} is for tests. ${refused}`);
    expect(readDeadlines({}, true)[name]).toBe(usual);
  });

  it('has a row here and one in the table of settings, each of them', async () => {
    expect(deadlines.map(([name]) => name).sort()).toEqual(Object.keys(readDeadlines({}, true)).sort());
    const table = await readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    for (const [, inSeconds] of deadlines) expect(table).toContain(`\`${inSeconds}\``);
  });
});

describe('the configuration is refused by the name of the setting', () => {
  it.each<[string, Env]>([
    [
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET',
      { ...noKeys, STRIPE_API_URL: 'https://cards.example' },
    ],
    [
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET',
      { ...noKeys, STRIPE_JS_URL: 'https://cards.example/3' },
    ],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }],
    ['GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET', { GOOGLE_ISSUER: 'https://accounts.example' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'client' }],
    [
      'FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_APP_ID',
      { FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' },
    ],
    ['S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL', { S3_REGION: 'eu-central-1' }],
    ['S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL', { S3_ENDPOINT: 'https://s3.example' }],
  ])('when %s is missing: %o', (missing, env) => {
    expect(() => decide(env)).toThrow(ConfigError);
    expect(() => decide(env)).toThrow(`${missing} must be set too`);
  });

  it.each<[Env, string]>([
    [{ NODE_ENV: 'Production' }, 'NODE_ENV must be production, development, or test.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development, or test.'],
    [{ PUBLIC_DEMO: 'true' }, 'PUBLIC_DEMO must be yes or no.'],
    [{ SMTP_TLS: 'off' }, 'SMTP_TLS must be required or optional.'],
    ...['0', '72.5', 'abc', '0x1C20', '1e4', '-1', '70000', 'NaN', 'Infinity', '3000 '].map((PORT): [Env, string] => [
      { PORT },
      'PORT must be a whole number from 1 to 65535.',
    ]),
    [{ OFFER_HOURS: '0x10' }, 'OFFER_HOURS must be a number from 1 to 720.'],
    [{ TRUST_PROXY: '1.5' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
    [{ SEED: 'all' }, 'SEED must be demo or none.'],
    [{ SEARCH_ENGINE: 'disk' }, 'SEARCH_ENGINE must be memory, postgres, or automatic.'],
    [{ SEARCH_DATABASE_URL: 'postgres://replica/settee' }, 'SEARCH_DATABASE_URL needs DATABASE_URL.'],
    [{ DATABASE_DIRECT_URL: 'postgres://server/settee' }, 'DATABASE_DIRECT_URL needs DATABASE_URL.'],
    [{ SELLER_FEE_PERCENT: '101' }, 'SELLER_FEE_PERCENT must be a number from 0 to 100.'],
    [
      { SELLER_FEE_CATEGORIES: 'sofa=101' },
      'SELLER_FEE_CATEGORIES must be like sofa=10,dressing-table=5.5: addresses of categories and percents up to 100.',
    ],
    [
      { SELLER_FEE_CATEGORIES: 'Sofa:10' },
      'SELLER_FEE_CATEGORIES must be like sofa=10,dressing-table=5.5: addresses of categories and percents up to 100.',
    ],
    [{ SELLER_FEE_PERCENT: '7.125' }, 'SELLER_FEE_PERCENT may have up to two decimals.'],
    [{ SELLER_FEE_MINIMUM_CENTS: '0.5' }, 'SELLER_FEE_MINIMUM_CENTS must be a whole number from 0 to 99999999.'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace, debug, info, warn, error, fatal, or silent.'],
    [{ SMTP_URL: 'mail.example:465' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example:465.'],
    [
      { DATABASE_URL: 'mysql://somebody@database/settee' },
      'DATABASE_URL must be an address such as postgres://user:password@host/database.',
    ],
  ])('when its value is unknown: %o', (env, message) => {
    expect(() => decide(env)).toThrow(new ConfigError(message));
  });
});

describe('the address that people type', () => {
  it.each([
    // Browsers make passkeys for names alone.
    ['127.0.0.1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::1', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['localhost', 'http://localhost:3000'],
    ['127.0.0.2', 'http://127.0.0.2:3000'],
    ['fd00::1', 'http://[fd00::1]:3000'],
  ])('is made of where it listens: %s', (HOST, publicUrl) => {
    expect(readConfig({ TOKEN_SECRET: 'x'.repeat(32), ...stripe, HOST })).toMatchObject({ host: HOST, publicUrl });
  });
});

describe('another card server than Stripe', () => {
  it.each([
    ['http://127.0.0.1:12111', 'http://127.0.0.1:12111'],
    ['https://cards.example/', 'https://cards.example'],
    ['https://cards.example/v1', 'https://cards.example'],
    ['https://cards.example/pay/v1/', 'https://cards.example/pay'],
  ])('is asked at %s', (given, apiUrl) => {
    expect(decide({ STRIPE_API_URL: given }).payments).toMatchObject({ apiUrl });
  });

  it('loads its script from the configured address', () => {
    for (const scriptUrl of ['https://cards.example/v3/', 'https://cards.example/elements.js?shop=1'])
      expect(decide({ STRIPE_JS_URL: scriptUrl }).payments).toMatchObject({ scriptUrl });
  });

  it.each(['127.0.0.1:12111', 'localhost:12111', 'cards.example', 'ftp://cards.example'])(
    'is refused when its address is incomplete: %s',
    (address) => {
      for (const name of ['STRIPE_API_URL', 'STRIPE_JS_URL'] as const)
        expect(() => decide({ [name]: address })).toThrow(
          new ConfigError(`${name} must be a whole address, such as https://settee.example.`),
        );
    },
  );

  it('accepts two webhook secrets during a change, in any notation', () => {
    expect(decide({ STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' }).payments).toMatchObject({
      webhookSecrets: ['whsec_old', 'whsec_new'],
    });
  });
});

describe('the hosts that a payment page may reach', () => {
  const ofStripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  const [api, script] = ['https://api.cards.example', 'https://script.cards.example'];

  const reached = (env: Env, path = '/dashboard/payment/1') => {
    const headers = pageHeaders(decide(env), createDiskImageHost('pictures'), {
      path,
      inline: { scripts: [], styles: [] },
    });
    const policy = `; ${headers['Content-Security-Policy']}`;
    const sources = (name: string) =>
      (policy.split(`; ${name} `)[1]?.split('; ')[0] ?? '').split(' ').filter((source) => source.startsWith('https:'));
    return { script: sources('script-src'), connect: sources('connect-src'), frame: sources('frame-src') };
  };

  it.each<[string, Env, ReturnType<typeof reached>]>([
    [
      'Stripe’s',
      {},
      { script: ofStripe, connect: ['https://api.stripe.com'], frame: [...ofStripe, 'https://hooks.stripe.com'] },
    ],
    [
      'Stripe’s, by their names',
      { STRIPE_API_URL: 'https://api.stripe.com', STRIPE_JS_URL: 'https://js.stripe.com/v3/' },
      { script: ofStripe, connect: ['https://api.stripe.com'], frame: [...ofStripe, 'https://hooks.stripe.com'] },
    ],
    [
      'those of another script with the API and the script’s own',
      { STRIPE_API_URL: `${api}/pay/v1`, STRIPE_JS_URL: `${script}/v3/` },
      { script: [script, api], connect: [script, api], frame: [script, api] },
    ],
    [
      'Stripe’s and the script’s, when it is Stripe’s script from elsewhere',
      { STRIPE_JS_URL: `${script}/stripe.js` },
      {
        script: [script, ...ofStripe],
        connect: [script, 'https://api.stripe.com'],
        frame: [script, ...ofStripe, 'https://hooks.stripe.com'],
      },
    ],
  ])('are %s', (_, env, sources) => {
    expect(reached(env)).toEqual(sources);
    expect(reached(env, '/dashboard/my-orders')).toEqual({ script: [], connect: [], frame: [] });
  });
});

it('sellers are paid by the local provider, by hand with real cards, or by Stripe when it is asked for', () => {
  const local = (env: Env) => readConfig(env, () => 'a secret of the local card provider').payouts;
  expect(local({})).toEqual({ kind: 'connect' });
  expect(local({ PAYOUTS: 'manual' })).toEqual({ kind: 'manual' });
  expect(() => local({ PAYOUTS: 'stripe' })).toThrow(/^PAYOUTS=stripe needs STRIPE_SECRET_KEY, /);
  expect(decide({}).payouts).toEqual({ kind: 'manual' });
  expect(decide({ PAYOUTS: 'stripe' }).payouts).toEqual({ kind: 'connect' });
  expect(() => decide({ PAYOUTS: 'paypal' })).toThrow('PAYOUTS must be stripe or manual.');
});

it('the time zone of the shop is UTC or a known one', () => {
  expect(decide({}).timeZone).toBe('UTC');
  expect(decide({ SHOP_TIME_ZONE: 'Europe/Berlin' }).timeZone).toBe('Europe/Berlin');
  for (const zone of ['Berlin', '+02:00', "UTC'"])
    expect(() => decide({ SHOP_TIME_ZONE: zone })).toThrow('SHOP_TIME_ZONE must name a time zone');
});

it('data is stored in ./data unless a folder is named', () => {
  const folders = (env: Env) => readConfig({ ...stripe, TOKEN_SECRET: 'x'.repeat(32), ...env });
  expect(folders({}).dataDir).toBe(join(process.cwd(), 'data'));
  expect(folders({}).database).toEqual({ kind: 'embedded', dir: join(process.cwd(), 'data/database') });
  expect(folders({ DATA_DIR: '/srv/settee' }).dataDir).toBe('/srv/settee');
});
