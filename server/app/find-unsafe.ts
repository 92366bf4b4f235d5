import { isLoopback } from '../platform/http/is-loopback.ts';
import type { Config, UnsafeName } from '../ports/config.ts';
import type { Env } from './env.ts';

export type Unsafe = { variable: string; sentence: string };

/** Public secrets from this repository. */
export const printedSecrets: readonly string[] = ['known-to-everybody-so-good-for-trials-only', 'trial', 'password'];

const FEWEST_CHARACTERS = 10;

// Keys of an organization begin with sk_org_live_.
const isTestKey = (key: string) => /^[a-z]+_([a-z]+_)?test_/.test(key);
const isLiveKey = (key: string) => /^[a-z]+_([a-z]+_)?live_/.test(key);
const isSecretKey = (key: string) => /^(sk|rk)_/.test(key);

/**
 * Returns all unsafe settings, each stand-in separately; in doubt, refuses.
 * @see docs/decisions/0031-unsafe-settings-are-refused.md
 */
export function findUnsafe(config: Config, env: Env): Unsafe[] {
  const found = [
    ...findContradictions(config),
    ...(config.production ? findInProduction(config, env) : findPublic(config)),
  ];
  return found.filter(({ name }) => name === undefined || !config.allowUnsafe.includes(name));
}

type Found = Unsafe & { name?: UnsafeName };

function findContradictions({ payments, production, publicDemo, seed }: Config): Found[] {
  const found: Found[] = [];
  const add = (variable: string, sentence: string) => found.push({ variable, sentence });
  if (publicDemo && production)
    add('PUBLIC_DEMO', 'PUBLIC_DEMO=yes is refused when NODE_ENV=production: a demonstration sells nothing.');
  if (seed === 'demo' && production)
    add('SEED', 'SEED=demo is refused when NODE_ENV=production: its passwords are public.');
  if (payments.kind !== 'stripe') return found;
  const { secretKey, publishableKey } = payments;
  if (isSecretKey(publishableKey))
    add(
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_PUBLISHABLE_KEY is a secret key, and every visitor can read it. Set the key that begins with pk_.',
    );
  if ((isLiveKey(secretKey) && isTestKey(publishableKey)) || (isTestKey(secretKey) && isLiveKey(publishableKey)))
    add(
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both be test keys.',
    );
  if ((isLiveKey(secretKey) || isLiveKey(publishableKey)) && !production)
    add('STRIPE_SECRET_KEY', 'A live STRIPE_SECRET_KEY takes real money, so it needs NODE_ENV=production.');
  // Another server at STRIPE_API_URL makes its own keys.
  if (payments.apiUrl) return found;
  if (!isSecretKey(secretKey)) add('STRIPE_SECRET_KEY', 'STRIPE_SECRET_KEY must begin with sk_ or rk_.');
  if (!publishableKey.startsWith('pk_')) add('STRIPE_PUBLISHABLE_KEY', 'STRIPE_PUBLISHABLE_KEY must begin with pk_.');
  if (!payments.webhookSecrets.every((secret) => secret.startsWith('whsec_')))
    add('STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET must begin with whsec_, each of several too.');
  return found;
}

function findPublic(config: Config): Found[] {
  if (!config.isPublic || config.publicDemo) return [];
  const { host, publicUrl } = config;
  const where = isLoopback(host) ? `PUBLIC_URL is ${publicUrl}` : `HOST is ${host}`;
  const refuse = (variable: string, harm: string): Found => ({
    variable,
    sentence: `${where}, so others can reach it, and ${harm}. Set NODE_ENV=production with real services, or PUBLIC_DEMO=yes for a public demonstration.`,
  });
  const found: Found[] = [];
  if (config.seed === 'demo') found.push(refuse('SEED', 'the passwords of the demo’s people are public'));
  if (config.identity.kind === 'local' && config.google.kind === 'sandbox')
    found.push(refuse('GOOGLE_CLIENT_ID', 'with the test Google anybody logs in as anyone'));
  if (config.mail.kind === 'files') found.push(refuse('SMTP_URL', 'the page /sandbox/mail shows everyone’s mail'));
  if (config.payments.kind === 'sandbox')
    found.push(refuse('STRIPE_SECRET_KEY', 'the test card provider takes no real money'));
  return found;
}

function findInProduction(config: Config, env: Env): Found[] {
  const found: Found[] = [];
  const add = (variable: string, sentence: string, name?: UnsafeName) => {
    found.push({ variable, name, sentence: name ? `${sentence} To allow it: ALLOW_UNSAFE=${name}` : sentence });
  };
  if (!env.TOKEN_SECRET) add('TOKEN_SECRET', 'TOKEN_SECRET must be set in production, the same for every process.');
  else if (isKnown(env.TOKEN_SECRET))
    add(
      'TOKEN_SECRET',
      'TOKEN_SECRET can be guessed or is printed in the repository. Make one: openssl rand -base64 48',
    );
  if (!env.PUBLIC_URL) add('PUBLIC_URL', 'PUBLIC_URL must be set in production.');
  else if (!config.publicUrl.startsWith('https:'))
    add('PUBLIC_URL', 'PUBLIC_URL must begin with https: passwords and cards are typed there.', 'http');
  addCardSettings(config, add);
  if (config.mail.kind === 'files')
    add(
      'SMTP_URL',
      'SMTP_URL must be set in production: without mail nobody can reset a password or learn of a sale.',
      'no-mail',
    );
  else if (/@([^>]*\.)?(test|example|invalid|localhost)>?$|@example\.(com|net|org)>?$/i.test(config.mail.from.trim()))
    add(
      'MAIL_FROM',
      'MAIL_FROM must be an address of yours: people’s mail servers refuse mail from the demo’s.',
      'demo-sender',
    );
  if (!config.rateLimits) add('RATE_LIMITS', 'RATE_LIMITS=off lets anybody try passwords without end.', 'no-limits');
  if (
    config.database.kind === 'server' &&
    isPrinted(decodeURIComponent(URL.parse(config.database.url)?.password ?? ''))
  )
    add('DATABASE_URL', 'The password in DATABASE_URL is printed in the repository. Choose another.');
  if (config.identity.kind === 'firebase' && config.identity.emulatorUrl)
    add(
      'FIREBASE_AUTH_EMULATOR_URL',
      'FIREBASE_AUTH_EMULATOR_URL is refused in production: the emulator lets everybody in.',
    );
  return found;
}

function addCardSettings(
  { payments }: Config,
  add: (variable: string, sentence: string, name?: UnsafeName) => void,
): void {
  if (payments.kind === 'sandbox') {
    add(
      'STRIPE_SECRET_KEY',
      'STRIPE_SECRET_KEY must be set in production: the local card provider takes no real money.',
    );
    return;
  }
  if (isTestKey(payments.secretKey))
    add('STRIPE_SECRET_KEY', 'STRIPE_SECRET_KEY is a test key, and takes no real money.', 'test-keys');
  if (payments.webhookSecrets.some(isPrinted))
    add('STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET is printed in the repository. Copy the one of your endpoint.');
  if (payments.apiUrl?.startsWith('http:'))
    add('STRIPE_API_URL', 'STRIPE_API_URL must begin with https: the secret key is sent there.', 'http-card-server');
  if (payments.scriptUrl?.startsWith('http:'))
    add('STRIPE_JS_URL', 'STRIPE_JS_URL must begin with https: cards are typed into its fields.', 'http-card-server');
}

const isPrinted = (secret: string) => printedSecrets.includes(secret);
const isKnown = (secret: string) => isPrinted(secret) || new Set(secret).size < FEWEST_CHARACTERS;
