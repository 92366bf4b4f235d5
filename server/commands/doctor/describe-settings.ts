import { type Env, variableNames } from '../../app/env.ts';
import type { Config } from '../../ports/config.ts';

const isSecret = /SECRET|KEY$|TOKEN|_URL$/;
const isShown = /^(PUBLIC_URL|S3_PUBLIC_URL|STRIPE_(API|JS)_URL|FIREBASE_API_KEY|FIREBASE_AUTH_EMULATOR_URL)$/;

/** Masks secrets, URL passwords, and a secret key in the public one's place. */
function shown(name: string, value: string): string {
  const isPublic = isShown.test(name) && !URL.parse(value)?.password;
  if (!isSecret.test(name) || isPublic || (name === 'STRIPE_PUBLISHABLE_KEY' && value.startsWith('pk_'))) return value;
  const address = /_URL$/.test(name) ? URL.parse(value) : null;
  return address ? `${address.protocol}//…@${address.host}${address.pathname}` : '(set)';
}

export function describeSettings(env: Env): string[] {
  const width = Math.max(...variableNames.map((name) => name.length));
  return variableNames.map((name) => {
    const value = env[name];
    return `${name.padEnd(width)}  ${value === undefined ? '–' : shown(name, value)}`;
  });
}

export function describeChoices(config: Config): string[] {
  const { database, payments, google, identity, images, mail } = config;
  const people = identity.kind === 'firebase' ? 'Firebase' : 'own accounts, by email and password';
  const withGoogle = { none: '', sandbox: ', and the test Google', google: ', and Google' }[google.kind];
  return [
    `Address    ${config.publicUrl}, served on ${config.host}:${config.port}`,
    `Database   ${database.kind === 'server' ? 'a PostgreSQL server' : `embedded, in ${database.dir}`}`,
    `Cards      ${payments.kind === 'sandbox' ? 'the test card provider: no real money' : (payments.apiUrl ?? 'Stripe')}`,
    `Payouts    ${payouts(config)}`,
    `Accounts   ${people}${identity.kind === 'local' ? withGoogle : ''}`,
    `Pictures   ${{ disk: `files in ${config.dataDir}`, imgbb: 'imgbb', s3: 'an S3 store' }[images.kind]}`,
    `Mail       ${mail.kind === 'smtp' ? `sent as ${mail.from}` : 'not sent, kept as files'}`,
    `Limits     ${config.rateLimits ? 'on' : 'off'}, ${config.trustProxy} proxies trusted`,
  ];
}

function payouts({ payouts: { kind }, payments }: Config): string {
  if (kind === 'manual') return 'you send the money and mark it as paid';
  return payments.kind === 'sandbox' ? 'the test card provider: no real money' : 'Stripe Connect';
}
