import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decideConfig } from './decide-config.ts';
import type { Env } from './env.ts';
import { printedSecrets } from './find-unsafe.ts';
import { ConfigError } from './read-setting.ts';

const SECRET = 'k3Vw9sQ2pLx8Zr1TnB7mYc4HdJ6fGa5E';
const testKeys: Env = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const liveKeys: Env = { ...testKeys, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
const live: Env = {
  ...liveKeys,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://chairs.org',
  TOKEN_SECRET: SECRET,
  SMTP_URL: 'smtps://shop:word@mail.chairs.org',
  MAIL_FROM: 'Chairs <hello@chairs.org>',
};
/** A production-like environment; each test adds one unsafe setting. */
const real: Env = {
  ...testKeys,
  TOKEN_SECRET: SECRET,
  PUBLIC_URL: 'https://chairs.org',
  SEED: 'none',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://shop:word@mail.chairs.org',
  MAIL_FROM: 'hello@chairs.org',
};

describe('outside production', () => {
  it.each<[string, Env]>([
    ['anybody logs in as anyone', { GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined }],
    ['everyone’s mail', { SMTP_URL: undefined }],
    ['passwords of the demo’s people are public', { SEED: 'demo' }],
    [
      'takes no real money',
      { STRIPE_SECRET_KEY: undefined, STRIPE_PUBLISHABLE_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined },
    ],
  ])('a stand-in is refused where others can reach it: %s', (harm, env) => {
    const local = { PUBLIC_URL: undefined, HOST: undefined };
    for (const place of [{}, { ...local, HOST: '0.0.0.0' }, { ...local, HOST: '192.168.1.20' }]) {
      expect(() => decideConfig({ ...real, ...env, ...place })).toThrow(harm);
      expect(() => decideConfig({ ...real, ...env, ...place, PUBLIC_DEMO: 'yes' })).not.toThrow();
    }
    expect(() => decideConfig({ ...real, ...env, ...local })).not.toThrow();
    expect(() => decideConfig({ ...real, ...env, ...local, PUBLIC_URL: 'http://localhost:8080' })).not.toThrow();
  });

  it('a live key is refused everywhere, also in a public demonstration', () => {
    const organization = { STRIPE_SECRET_KEY: 'sk_org_live_1' };
    for (const env of [{}, { PUBLIC_DEMO: 'yes' }, { PUBLIC_URL: undefined }, organization])
      expect(() => decideConfig({ ...real, ...liveKeys, ...env })).toThrow('takes real money');
  });
});

describe('keys of the card provider', () => {
  it.each<[Env, string]>([
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'every visitor can read it'],
    [{ STRIPE_PUBLISHABLE_KEY: 'rk_test_1', STRIPE_API_URL: 'http://127.0.0.1:12111' }, 'every visitor can read it'],
    [{ STRIPE_SECRET_KEY: 'foo' }, 'STRIPE_SECRET_KEY must begin with sk_ or rk_'],
    [{ STRIPE_PUBLISHABLE_KEY: 'bar' }, 'STRIPE_PUBLISHABLE_KEY must begin with pk_'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1,other' }, 'STRIPE_WEBHOOK_SECRET must begin with whsec_'],
    [{ STRIPE_WEBHOOK_SECRET: ',' }, 'STRIPE_WEBHOOK_SECRET must be one secret'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1,' }, 'STRIPE_WEBHOOK_SECRET must be one secret'],
  ])('are refused: %o', (env, message) => {
    expect(() => decideConfig({ ...real, ...env })).toThrow(message);
    expect(() => decideConfig({ ...live, ...testKeys, ...env })).toThrow(message);
  });

  it('may look different on another server, which makes its own', () => {
    const own = { STRIPE_SECRET_KEY: 'foo', STRIPE_PUBLISHABLE_KEY: 'bar', STRIPE_WEBHOOK_SECRET: 'one,two' };
    expect(decideConfig({ ...real, ...own, STRIPE_API_URL: 'http://127.0.0.1:12111' }).payments).toMatchObject({
      webhookSecrets: ['one', 'two'],
    });
  });
});

describe('addresses', () => {
  it.each([
    'https://chairs.org/shop',
    'https://ann:word@chairs.org',
    'https://chairs.org/?a=b',
    'https://chairs.org/#a',
  ])('PUBLIC_URL is refused when it is more than a scheme and a host: %s', (PUBLIC_URL) => {
    expect(() => decideConfig({ ...live, PUBLIC_URL })).toThrow('PUBLIC_URL must be a scheme and a host only');
  });

  it.each(['hello', 'Chairs hello@chairs.org', 'Chairs <hello>', 'a@b@c', 'hello@chairs.org\r\nBcc: all@chairs.org'])(
    'MAIL_FROM is refused when it is no address: %j',
    (MAIL_FROM) => {
      expect(() => decideConfig({ ...live, MAIL_FROM })).toThrow('MAIL_FROM must be an address');
    },
  );
});

describe('production', () => {
  it('starts when everything is set', () => {
    expect(decideConfig(live)).toMatchObject({ production: true, mail: { requireTls: true } });
  });

  it.each<[Env, string]>([
    [{ TOKEN_SECRET: undefined }, 'TOKEN_SECRET must be set'],
    [{ TOKEN_SECRET: 'x'.repeat(40) }, 'TOKEN_SECRET can be guessed'],
    [{ TOKEN_SECRET: 'known-to-everybody-so-good-for-trials-only' }, 'printed in the repository'],
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL must be set'],
    [{ SEED: 'demo' }, 'SEED=demo is refused'],
    [{ PUBLIC_DEMO: 'yes' }, 'PUBLIC_DEMO=yes is refused'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'must both be live keys'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'must both be live keys'],
    [
      { STRIPE_SECRET_KEY: undefined, STRIPE_PUBLISHABLE_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined },
      'STRIPE_SECRET_KEY must be set',
    ],
    [{ DATABASE_URL: 'postgres://settee:trial@db.chairs.org/settee' }, 'The password in DATABASE_URL'],
    [
      {
        FIREBASE_PROJECT_ID: 'p',
        FIREBASE_API_KEY: 'k',
        FIREBASE_AUTH_DOMAIN: 'd',
        FIREBASE_APP_ID: 'a',
        FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
      },
      'FIREBASE_AUTH_EMULATOR_URL is refused',
    ],
  ])('refuses %o for good', (env, message) => {
    const everything = 'no-mail,test-keys,http,no-limits,http-card-server,demo-sender';
    expect(() => decideConfig({ ...live, ...env, ALLOW_UNSAFE: everything })).toThrow(ConfigError);
    expect(() => decideConfig({ ...live, ...env, ALLOW_UNSAFE: everything })).toThrow(message);
  });

  it.each<[string, Env]>([
    ['no-mail', { SMTP_URL: undefined }],
    ['test-keys', testKeys],
    ['http', { PUBLIC_URL: 'http://chairs.org' }],
    ['no-limits', { RATE_LIMITS: 'off' }],
    ['http-card-server', { STRIPE_API_URL: 'http://cards.chairs.org' }],
    ['http-card-server', { STRIPE_JS_URL: 'http://cards.chairs.org/v3' }],
    ['demo-sender', { MAIL_FROM: undefined }],
    ['demo-sender', { MAIL_FROM: 'Settee <hello@settee.example>' }],
  ])('asks for %s by name: %o', (name, env) => {
    expect(() => decideConfig({ ...live, ...env })).toThrow(`To allow it: ALLOW_UNSAFE=${name}`);
    expect(() => decideConfig({ ...live, ...env, ALLOW_UNSAFE: name })).not.toThrow();
  });

  it('lists the known names when it is given an unknown one', () => {
    expect(() => decideConfig({ ...live, ALLOW_UNSAFE: 'everything' })).toThrow('ALLOW_UNSAFE may name no-mail');
  });

  it('refuses every secret that is in the repository', () => {
    const files = ['deploy/trial.env', 'deploy/production.env.example', '.env.example'];
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const secrets = [
      ...text.matchAll(/^(?:# )?\w*(?:SECRET|PASSWORD)\w*=(\S+)$/gm),
      ...text.matchAll(/^(?:# )?DATABASE_URL=\w+:\/\/\w+:(\w+)@/gm),
    ].map(([, secret]) => secret);
    expect(secrets.length).toBeGreaterThanOrEqual(3);
    for (const secret of secrets) expect(printedSecrets).toContain(secret);
  });
});
