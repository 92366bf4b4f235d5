import type { Env } from './env.ts';

/** An invalid setting; the message is one line for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads a group of variables, all or none.
 * @param besides optional variables
 */
export function group<K extends keyof Env>(
  env: Env,
  required: readonly K[],
  { purpose, besides = [] }: { purpose: string; besides?: readonly (keyof Env)[] },
): Record<K, string> | undefined {
  const missing = required.filter((name) => !env[name]);
  if (missing.length === required.length && !besides.some((name) => env[name])) return undefined;
  if (missing.length > 0) throw new ConfigError(`${missing.join(', ')} must be set too to use ${purpose}.`);
  return Object.fromEntries(required.map((name) => [name, env[name]])) as Record<K, string>;
}

const wholeNumbers = new Set<keyof Env>([
  'PORT',
  'TRUST_PROXY',
  'ADVERTISED_PER_SELLER',
  'LISTINGS_UNTIL_VERIFIED',
  'NEW_LISTINGS_A_DAY',
  'SELLER_FEE_MINIMUM_CENTS',
  'SEARCH_MEMORY_LISTINGS',
]);

export function number(
  env: Env,
  name:
    | 'PORT'
    | 'HOLD_MINUTES'
    | 'HOLD_MINUTES_WITHOUT_CARD'
    | 'ADVERTISED_PER_SELLER'
    | 'ADVERTISING_DAYS'
    | 'LISTINGS_UNTIL_VERIFIED'
    | 'NEW_LISTINGS_A_DAY'
    | 'SELLER_FEE_PERCENT'
    | 'SELLER_FEE_MINIMUM_CENTS'
    | 'DRAIN_SECONDS'
    | 'SEARCH_MEMORY_LISTINGS'
    | 'OTEL_TRACES_SAMPLER_ARG'
    | 'TRUST_PROXY',
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const value = env[name] === undefined ? fallback : Number(env[name]);
  const isWhole = wholeNumbers.has(name);
  const isNumber = env[name] === undefined || (isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(env[name]);
  if (!(isNumber && value >= min && value <= max))
    throw new ConfigError(`${name} must be a ${isWhole ? 'whole number' : 'number'} from ${min} to ${max}.`);
  return value;
}

export function choice<const T extends string>(
  env: Env,
  name:
    | 'NODE_ENV'
    | 'PUBLIC_DEMO'
    | 'SEED'
    | 'SEARCH_ENGINE'
    | 'SMTP_TLS'
    | 'ADMIN_SECOND_FACTOR'
    | 'RATE_LIMITS'
    | 'LOG_LEVEL'
    | 'OTEL_TRACES_SAMPLER'
    | 'PAYOUTS',
  { choices, fallback }: { choices: readonly T[]; fallback: T },
): T {
  const value = env[name] ?? fallback;
  const chosen = choices.find((word) => word === value);
  if (!chosen) throw new ConfigError(`${name} must be ${inWords.format(choices)}.`);
  return chosen;
}

export const inWords = new Intl.ListFormat('en', { type: 'disjunction' });

export function service(
  env: Env,
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'SEARCH_DATABASE_URL' | 'SMTP_URL',
  { scheme, example }: { scheme: RegExp; example: string },
): string | undefined {
  const value = env[name];
  if (value !== undefined && !scheme.test(value))
    throw new ConfigError(`${name} must be an address such as ${example}.`);
  return value;
}

export function address(env: Env, name: keyof Env): string | undefined {
  const value = env[name];
  if (value !== undefined && !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new ConfigError(`${name} must be a whole address, such as https://settee.example.`);
  return value;
}

/** Reads a base URL, without trailing slash. */
export const url = (env: Env, name: keyof Env) => address(env, name)?.replace(/\/+$/, '');

/** Reads the site's own address: scheme, host and port, since all paths begin at its root. */
export function origin(env: Env, name: 'PUBLIC_URL'): string | undefined {
  const value = url(env, name);
  const parsed = URL.parse(value ?? '');
  if (parsed && (parsed.username || parsed.password || parsed.pathname !== '/' || parsed.search || parsed.hash))
    throw new ConfigError(`${name} must be a scheme and a host only, such as https://settee.example.`);
  return value;
}

/** Reads a mail sender: an address, or a name and an address in angle brackets. */
export function sender(env: Env, name: 'MAIL_FROM'): string | undefined {
  const value = env[name]?.trim();
  if (value !== undefined && !/^([^<>@\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(value))
    throw new ConfigError(`${name} must be an address, such as Settee <hello@settee.example>.`);
  return value;
}

/** Reads an IANA name; offsets such as `+02:00` have no summer time. */
export function timeZone(env: Env, name: 'SHOP_TIME_ZONE'): string | undefined {
  const named = env[name];
  if (named === undefined) return undefined;
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')].find((zone) => zone === named);
  if (!known) throw new ConfigError(`${name} must name a time zone such as Europe/Berlin.`);
  return known;
}
