/** Every variable Settee reads, as text and nothing more (design §2). Nobody else reads `process.env`. */
export const variableNames = [
  'NODE_ENV',
  'PUBLIC_DEMO',
  'ALLOW_UNSAFE',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'SEED',
  'SHOP_NAME',
  'SHOP_TAGLINE',
  'SHOP_EMAIL',
  'SHOP_PHONE',
  'SHOP_ADDRESS',
  'SHOP_HOURS',
  'SHOP_LINKS',
  'SHOP_ACCENT',
  'SHOP_ACCENT_DARK',
  'SHOP_LANGUAGES',
  'SHOP_DEFAULT_LANGUAGE',
  'SHOP_CURRENCY',
  'SHOP_COUNTRY',
  'SHOP_UNIT',
  'LEGAL_DIR',
  'HOLD_MINUTES',
  'HOLD_MINUTES_WITHOUT_CARD',
  'ADVERTISED_PER_SELLER',
  'ADVERTISING_DAYS',
  'LISTINGS_UNTIL_VERIFIED',
  'NEW_LISTINGS_A_DAY',
  'DRAIN_SECONDS',
  'TRUST_PROXY',
  'TOKEN_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
  'STRIPE_JS_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_APP_ID',
  'FIREBASE_AUTH_EMULATOR_URL',
  'IMGBB_KEY',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PUBLIC_URL',
  'SMTP_URL',
  'SMTP_TLS',
  'MAIL_FROM',
  'METRICS_TOKEN',
  'ADMIN_SECOND_FACTOR',
  'RATE_LIMITS',
  'WORDING',
  'LOG_LEVEL',
] as const;

export type Env = Partial<Record<(typeof variableNames)[number], string>>;

/** Picks Settee's variables; an empty one counts as unset. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const env: Env = {};
  for (const name of variableNames) {
    const value = source[name]?.trim();
    if (value) env[name] = value;
  }
  return env;
}
