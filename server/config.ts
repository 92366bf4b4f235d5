import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { HOLD_MINUTES } from '../shared/domain/purchase.ts';
import { type Wording, wordings } from '../shared/domain/wording.ts';
import type { Env } from './env.ts';

/** Settings with every default decided and every adapter a tagged choice (design §2). */
export type Config = {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  database: { kind: 'embedded'; dir: string } | { kind: 'server'; url: string };
  seed: 'demo' | 'none';
  holdMinutes: number;
  /** How long people are still served after a stop signal, while the proxy notices (reliability 3.16). */
  drainSeconds: number;
  /** Proxies in front of this process that tell the visitor's address in `X-Forwarded-For`. */
  trustProxy: number;
  tokenSecret: string;
  payments:
    | { kind: 'sandbox'; secretKey: string; webhookSecret: string; publishableKey: string }
    | {
        kind: 'stripe';
        secretKey: string;
        publishableKey: string;
        webhookSecrets: string[];
        apiUrl: string | undefined;
        scriptUrl: string | undefined;
      };
  google:
    | { kind: 'sandbox' }
    | { kind: 'none' }
    | { kind: 'google'; clientId: string; clientSecret: string; issuer: string };
  identity:
    | { kind: 'local' }
    | {
        kind: 'firebase';
        projectId: string;
        apiKey: string;
        authDomain: string;
        appId: string;
        emulatorUrl: string | undefined;
      };
  images:
    | { kind: 'disk'; dir: string }
    | { kind: 'imgbb'; key: string }
    | {
        kind: 's3';
        bucket: string;
        region: string;
        endpoint: string | undefined;
        accessKeyId: string;
        secretAccessKey: string;
        publicUrl: string;
      };
  mail: { kind: 'files'; dir: string } | { kind: 'smtp'; url: string; from: string };
  rateLimits: boolean;
  /** The English of the specification's texts: verbatim or corrected. */
  wording: Wording;
  logLevel: string;
};

/** A setting that cannot work. Its message is the one line an operator reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * All of a group or none of it: a half-set adapter is refused by the name of what is missing (design §8).
 * @param besides what may be left out, and means nothing without the others
 */
function group<K extends keyof Env>(
  env: Env,
  required: readonly K[],
  purpose: string,
  besides: readonly (keyof Env)[] = [],
): Record<K, string> | undefined {
  const missing = required.filter((name) => !env[name]);
  if (missing.length === required.length && !besides.some((name) => env[name])) return undefined;
  if (missing.length > 0) throw new ConfigError(`${missing.join(', ')} must be set too to use ${purpose}.`);
  return Object.fromEntries(required.map((name) => [name, env[name]])) as Record<K, string>;
}

function number(
  env: Env,
  name: 'PORT' | 'HOLD_MINUTES' | 'DRAIN_SECONDS' | 'TRUST_PROXY',
  fallback: number,
  min: number,
  max: number,
): number {
  const value = env[name] === undefined ? fallback : Number(env[name]);
  if (!(value >= min && value <= max)) throw new ConfigError(`${name} must be a number from ${min} to ${max}.`);
  return value;
}

/** One of few words. */
function choice<const T extends string>(
  env: Env,
  name: 'SEED' | 'RATE_LIMITS' | 'WORDING' | 'LOG_LEVEL',
  choices: readonly T[],
  fallback: T,
): T {
  const value = env[name] ?? fallback;
  const chosen = choices.find((word) => word === value);
  if (!chosen) throw new ConfigError(`${name} must be ${inWords.format(choices)}.`);
  return chosen;
}

const inWords = new Intl.ListFormat('en', { type: 'disjunction' });

/** An address that is none of the web's; what follows its scheme is read by who speaks there. */
function service(env: Env, name: 'DATABASE_URL' | 'SMTP_URL', scheme: RegExp, example: string): string | undefined {
  const value = env[name];
  if (value !== undefined && !scheme.test(value))
    throw new ConfigError(`${name} must be an address such as ${example}.`);
  return value;
}

/** An address as it was given. */
function address(env: Env, name: keyof Env): string | undefined {
  const value = env[name];
  if (value !== undefined && !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new ConfigError(`${name} must be a whole address, such as https://settee.example.`);
  return value;
}

/** An address to which a path is added. */
const url = (env: Env, name: keyof Env) => address(env, name)?.replace(/\/+$/, '');

/** Keeps a secret of this installation beside its data, so that a restart does not sign everybody out. */
function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Written whole before it gets its name: a process that starts at the same moment never reads half of it.
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

function payments(env: Env, production: boolean, secret: (name: string) => string): Config['payments'] {
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const stripe = group(env, keys, 'Stripe', ['STRIPE_API_URL', 'STRIPE_JS_URL']);
  if (stripe)
    return {
      kind: 'stripe',
      secretKey: stripe.STRIPE_SECRET_KEY,
      publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
      webhookSecrets: stripe.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim()),
      // Stripe's client adds the version's /v1 itself.
      apiUrl: url(env, 'STRIPE_API_URL')?.replace(/\/v1$/, ''),
      scriptUrl: address(env, 'STRIPE_JS_URL'),
    };
  if (production)
    throw new ConfigError('STRIPE_SECRET_KEY must be set in production: the local card provider takes no real money.');
  return {
    kind: 'sandbox',
    secretKey: `sk_test_${secret('sandbox')}`,
    webhookSecret: `whsec_${secret('sandbox-webhook')}`,
    publishableKey: 'pk_test_settee',
  };
}

function google(env: Env, production: boolean): Config['google'] {
  const client = group(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], 'Google sign-in', ['GOOGLE_ISSUER']);
  if (!client) return production ? { kind: 'none' } : { kind: 'sandbox' };
  return {
    kind: 'google',
    clientId: client.GOOGLE_CLIENT_ID,
    clientSecret: client.GOOGLE_CLIENT_SECRET,
    issuer: url(env, 'GOOGLE_ISSUER') ?? 'https://accounts.google.com',
  };
}

function identity(env: Env): Config['identity'] {
  const firebase = group(
    env,
    ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_APP_ID'],
    'Firebase',
    ['FIREBASE_AUTH_EMULATOR_URL'],
  );
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
  const s3 = group(env, needed, 'S3', ['S3_REGION', 'S3_ENDPOINT']);
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

/** What people type to come in where it listens; an address of every network interface is none to type. */
function localUrl(host: string, port: number): string {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const name = everywhere[host] ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/**
 * Decides every setting.
 * @throws ConfigError naming the variable, when something is half set or cannot be read
 */
export function decideConfig(env: Env): Config {
  const production = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR ?? './data');
  const port = number(env, 'PORT', 3000, 1, 65535);
  const host = env.HOST ?? '127.0.0.1';
  const secret = (name: string) => keptSecret(dataDir, `${name}.secret`);
  const seed = choice(env, 'SEED', ['demo', 'none'], production ? 'none' : 'demo');
  const postgres = service(env, 'DATABASE_URL', /^postgres(ql)?:/, 'postgres://user:password@host/database');
  const smtp = service(env, 'SMTP_URL', /^smtps?:/, 'smtps://user:password@mail.example:465');
  if (seed === 'demo' && production)
    throw new ConfigError('SEED=demo is refused when NODE_ENV=production: its passwords are public.');
  if (env.TOKEN_SECRET && env.TOKEN_SECRET.length < 32)
    throw new ConfigError('TOKEN_SECRET must have 32 characters or more.');
  if (production && !env.TOKEN_SECRET)
    throw new ConfigError('TOKEN_SECRET must be set in production, the same for every process.');
  if (production && !env.PUBLIC_URL) throw new ConfigError('PUBLIC_URL must be set in production.');
  return {
    production,
    port,
    host,
    publicUrl: url(env, 'PUBLIC_URL') ?? localUrl(host, port),
    dataDir,
    database: postgres ? { kind: 'server', url: postgres } : { kind: 'embedded', dir: join(dataDir, 'database') },
    seed,
    holdMinutes: number(env, 'HOLD_MINUTES', HOLD_MINUTES, 0.05, 1440),
    drainSeconds: number(env, 'DRAIN_SECONDS', production ? 3 : 0, 0, 8),
    trustProxy: number(env, 'TRUST_PROXY', 0, 0, 10),
    tokenSecret: env.TOKEN_SECRET ?? secret('token'),
    payments: payments(env, production, secret),
    google: google(env, production),
    identity: identity(env),
    images: images(env, dataDir),
    mail: smtp
      ? { kind: 'smtp', url: smtp, from: env.MAIL_FROM ?? 'Settee <no-reply@settee.test>' }
      : { kind: 'files', dir: join(dataDir, 'mail') },
    rateLimits: choice(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    wording: choice(env, 'WORDING', wordings, 'specified'),
    logLevel: choice(env, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  };
}
