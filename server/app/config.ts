import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { isLoopback } from '../platform/http/is-loopback.ts';
import { type Config, type UnsafeName, unsafeNames } from '../ports/config.ts';
import { demoEmails } from './demo/people.ts';
import type { Env } from './env.ts';
import { readDatabase, readSearch } from './read-database.ts';
import { readDeadlines } from './read-deadlines.ts';
import { readPayouts, readSellerFee } from './read-payouts.ts';
import {
  address,
  ConfigError,
  choice,
  group,
  inWords,
  number,
  origin,
  sender,
  service,
  timeZone,
  url,
} from './read-setting.ts';
import { readShop } from './read-shop.ts';
import { readTracing } from './read-tracing.ts';
import { storedSecret } from './stored-secret.ts';

/** It cannot receive replies, so production refuses it. */
const DEMO_SENDER = 'Settee <no-reply@settee.test>';

function payments(env: Env, secret: (name: string) => string): Config['payments'] {
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const stripe = group(env, keys, { purpose: 'Stripe', besides: ['STRIPE_API_URL', 'STRIPE_JS_URL'] });
  if (stripe) {
    const webhookSecrets = stripe.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim());
    // Anybody can sign with an empty secret.
    if (webhookSecrets.includes(''))
      throw new ConfigError('STRIPE_WEBHOOK_SECRET must be one secret, or several with one comma between them.');
    return {
      kind: 'stripe',
      secretKey: stripe.STRIPE_SECRET_KEY,
      publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
      webhookSecrets,
      // Stripe's client adds /v1 itself.
      apiUrl: url(env, 'STRIPE_API_URL')?.replace(/\/v1$/, ''),
      scriptUrl: address(env, 'STRIPE_JS_URL'),
    };
  }
  return {
    kind: 'sandbox',
    secretKey: `sk_test_${secret('sandbox')}`,
    webhookSecret: `whsec_${secret('sandbox-webhook')}`,
    publishableKey: 'pk_test_settee',
  };
}

function google(env: Env, production: boolean): Config['google'] {
  const client = group(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], {
    purpose: 'Google sign-in',
    besides: ['GOOGLE_ISSUER'],
  });
  if (!client) return production ? { kind: 'none' } : { kind: 'sandbox' };
  return {
    kind: 'google',
    clientId: client.GOOGLE_CLIENT_ID,
    clientSecret: client.GOOGLE_CLIENT_SECRET,
    issuer: url(env, 'GOOGLE_ISSUER') ?? 'https://accounts.google.com',
  };
}

function identity(env: Env): Config['identity'] {
  const firebase = group(env, ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_APP_ID'], {
    purpose: 'Firebase',
    besides: ['FIREBASE_AUTH_EMULATOR_URL'],
  });
  if (!firebase) return { kind: 'local' };
  return {
    kind: 'firebase',
    projectId: firebase.FIREBASE_PROJECT_ID,
    apiKey: firebase.FIREBASE_API_KEY,
    authDomain: firebase.FIREBASE_AUTH_DOMAIN,
    appId: firebase.FIREBASE_APP_ID,
    emulatorUrl: url(env, 'FIREBASE_AUTH_EMULATOR_URL'),
  };
}

function images(env: Env, dataDir: string): Config['images'] {
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PUBLIC_URL'] as const;
  const s3 = group(env, needed, { purpose: 'S3', besides: ['S3_REGION', 'S3_ENDPOINT'] });
  if (s3 && env.IMGBB_KEY)
    throw new ConfigError('IMGBB_KEY and S3_BUCKET cannot both be set: choose one place for pictures.');
  if (s3)
    return {
      kind: 's3',
      bucket: s3.S3_BUCKET,
      region: env.S3_REGION ?? 'us-east-1',
      endpoint: url(env, 'S3_ENDPOINT'),
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
      publicUrl: url(env, 'S3_PUBLIC_URL') ?? '',
    };
  if (env.IMGBB_KEY) return { kind: 'imgbb', key: env.IMGBB_KEY };
  return { kind: 'disk', dir: join(dataDir, 'images') };
}

/** Names this machine `localhost`: a browser cannot open a wildcard, and makes passkeys for names, not for numbers. */
function localUrl(host: string, port: number): string {
  const name = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

function allowUnsafe(env: Env): UnsafeName[] {
  return (env.ALLOW_UNSAFE ?? '').split(',').flatMap((text) => {
    const word = text.trim();
    if (word === '') return [];
    const name = unsafeNames.find((known) => known === word);
    if (!name) throw new ConfigError(`ALLOW_UNSAFE may name ${inWords.format(unsafeNames)}, not "${word}".`);
    return [name];
  });
}

/**
 * Resolves every setting without the safety check.
 * @param secretOf returns a secret by name; by default created and stored in DATA_DIR
 * @throws ConfigError that names the variable
 */
export function readConfig(env: Env, secretOf: (dataDir: string, name: string) => string = storedSecret): Config {
  const mode = choice(env, 'NODE_ENV', { choices: ['production', 'development', 'test'], fallback: 'development' });
  const production = mode === 'production';
  const publicDemo = choice(env, 'PUBLIC_DEMO', { choices: ['yes', 'no'], fallback: 'no' }) === 'yes';
  const dataDir = resolve(env.DATA_DIR ?? './data');
  const port = number(env, 'PORT', { fallback: 3000, min: 1, max: 65535 });
  const host = env.HOST ?? '127.0.0.1';
  const publicUrl = origin(env, 'PUBLIC_URL') ?? localUrl(host, port);
  const secret = (name: string) => secretOf(dataDir, `${name}.secret`);
  const seed = choice(env, 'SEED', { choices: ['demo', 'none'], fallback: production ? 'none' : 'demo' });
  const database = readDatabase(env, dataDir);
  const requireTls =
    choice(env, 'SMTP_TLS', { choices: ['required', 'optional'], fallback: production ? 'required' : 'optional' }) ===
    'required';
  const cards = payments(env, secret);
  const smtp = service(env, 'SMTP_URL', { scheme: /^smtps?:/, example: 'smtps://user:password@mail.example:465' });
  if (env.TOKEN_SECRET && env.TOKEN_SECRET.length < 32)
    throw new ConfigError('TOKEN_SECRET must have 32 characters or more.');
  return {
    production,
    publicDemo,
    demoEmails: publicDemo ? demoEmails : [],
    isPublic: !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname),
    port,
    host,
    publicUrl,
    dataDir,
    database,
    search: readSearch(env, database.kind === 'server' ? (database.directUrl ?? database.url) : undefined),
    seed,
    shop: readShop(env, seed === 'demo'),
    timeZone: timeZone(env, 'SHOP_TIME_ZONE') ?? 'UTC',
    deadlines: readDeadlines(env, production),
    payouts: readPayouts(env, cards.kind),
    sellerFee: readSellerFee(env),
    legalDir: env.LEGAL_DIR,
    drainSeconds: number(env, 'DRAIN_SECONDS', { fallback: production ? 3 : 0, min: 0, max: 8 }),
    trustProxy: number(env, 'TRUST_PROXY', { fallback: 0, min: 0, max: 10 }),
    tokenSecret: env.TOKEN_SECRET ?? secret('token'),
    tokenSecretBefore: env.TOKEN_SECRET_BEFORE,
    payments: cards,
    google: google(env, production),
    identity: identity(env),
    images: images(env, dataDir),
    mail: smtp
      ? {
          kind: 'smtp',
          url: smtp,
          from: sender(env, 'MAIL_FROM') ?? DEMO_SENDER,
          requireTls,
        }
      : { kind: 'files', dir: join(dataDir, 'mail') },
    metricsToken: env.METRICS_TOKEN,
    tracing: readTracing(env),
    adminSecondFactor:
      choice(env, 'ADMIN_SECOND_FACTOR', {
        choices: ['required', 'optional'],
        fallback: production ? 'required' : 'optional',
      }) === 'required',
    allowUnsafe: allowUnsafe(env),
    rateLimits: choice(env, 'RATE_LIMITS', { choices: ['on', 'off'], fallback: 'on' }) === 'on',
    logLevel: choice(env, 'LOG_LEVEL', {
      choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      fallback: 'info',
    }),
  };
}
