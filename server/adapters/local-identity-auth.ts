import { createHash } from 'node:crypto';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { jwt } from 'better-auth/plugins/jwt';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { regexes } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../shared/contract/accounts/identity.ts';
import { EMAIL } from '../../shared/domain/email-address.ts';
import { chooseLanguage, type LanguageOffer } from '../../shared/domain/language.ts';
import type { ShopSettings } from '../../shared/domain/shop-settings.ts';
import { mailSite } from '../platform/mail/mail-site.ts';
import type { Clock } from '../ports/clock.ts';
import type { Config } from '../ports/config.ts';
import type { EndingEvent } from '../ports/identity.ts';
import type { Mailer } from '../ports/mailer.ts';
import { signConfirmLink } from './local-identity-confirm.ts';
import { googleOptions } from './local-identity-google.ts';
import { CONFIRM_SECONDS, confirmMail, RESET_SECONDS, resetMail } from './local-identity-mail.ts';
import { markSecondFactor, secondFactorPlugins, sessionOfNewFactor } from './local-identity-second-factor.ts';
import { createLocalIdentityStore } from './local-identity-store.ts';
import { storeDatabaseTimes } from './local-identity-times.ts';
import { refuseUsedCode } from './local-identity-used-code.ts';

// Better Auth has no setting for its pattern, which refuses top levels such as `xn--p1ai`, and `a&b@example.com`.
regexes.email.compile(EMAIL.source, 'i');

export type LocalIdentityConfig = Pick<
  Config,
  'publicUrl' | 'tokenSecret' | 'tokenSecretBefore' | 'google' | 'rateLimits' | 'publicDemo' | 'demoEmails'
>;

export type Auth = ReturnType<typeof createAuth>;

const languageIn = (offer: LanguageOffer, request: Request | undefined) =>
  chooseLanguage(request?.headers.get('Cookie') ?? '', request?.headers.get('Accept-Language') ?? '', '', offer);

export type AuthOptions = {
  pool: pg.Pool;
  config: LocalIdentityConfig;
  mailer: Mailer;
  shop: { settings(): ShopSettings };
  clock: Clock;
  /** Ends what is older. @param kept the remaining session's token */
  endOlder(subject: string, event: EndingEvent, kept?: string): Promise<unknown>;
  /** Removes an unverified account when the email's owner signs in. @returns false when it must stay */
  onUnprovenLeaves(subject: string): Promise<boolean>;
  /** Here and in the account. A first proof ends everything older. @returns whether it was the first */
  setOwnerProven(email: string, kept?: string): Promise<boolean>;
  onGoogleAdded(subject: string, accountId: string): Promise<void>;
};

export const identitySecret = (tokenSecret: string): string =>
  createHash('sha256').update(`settee identity ${tokenSecret}`).digest('base64url');

/** Only the filter in local-identity-gateway.ts may call it. */
export function createAuth({
  pool,
  config,
  mailer,
  shop,
  clock,
  endOlder,
  onUnprovenLeaves,
  setOwnerProven,
  onGoogleAdded,
}: AuthOptions) {
  const { publicUrl } = config;
  const { sendResetPassword, sendVerificationEmail } = linkMails({ config, mailer, shop, clock });
  const store = createLocalIdentityStore(pool);
  /** Google proves ownership: remove an earlier unverified user. */
  const beforeJoining = async (email: string) => {
    const known = await store.findByEmail(email);
    if (!known || known.ownerProven) return;
    if (known.emailVerified) {
      await endOlder(known.id, 'first_google');
      await setOwnerProven(email);
    } else if (mailer.delivers && (await onUnprovenLeaves(known.id))) await store.eraseUser(known.id);
  };
  const mark = markSecondFactor((sessionId) => store.setSecondFactor(sessionId));
  const { socialProviders, plugin } = googleOptions(config.google, publicUrl, beforeJoining);
  const tables = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin(), storeDatabaseTimes(clock)],
  });
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: identitySecret(config.tokenSecret),
    // A machine may have several host names.
    trustedOrigins: (request) => [publicUrl, ...(request ? [new URL(request.url).origin] : [])],
    database: { db: tables.withSchema('identity'), type: 'postgres', transaction: true },
    user: { modelName: 'users' },
    // The gateway checks fresh proofs.
    session: { modelName: 'sessions', expiresIn: 7 * 24 * 3600, updateAge: 24 * 3600, freshAge: 0 },
    account: {
      modelName: 'accounts',
      encryptOAuthTokens: true,
      // An unverified account is never linked to one that proves the email later. A public demo has only people of the
      // stand-in.
      accountLinking: { requireLocalEmailVerified: true, enabled: !config.publicDemo },
    },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        // The link came by email: only its owner has the new password. Again, for logins since the gateway ended them.
        const isFirst = await setOwnerProven(user.email);
        // Better Auth deletes the sessions later, too late for tokens.
        if (!isFirst) await endOlder(user.id, 'new_password');
      },
      sendResetPassword,
    },
    emailVerification: { sendOnSignUp: true, expiresIn: CONFIRM_SECONDS, sendVerificationEmail },
    hooks: {
      before: refuseUsedCode((userId, step) => store.claimStep(userId, step)),
      after: createAuthMiddleware(async (asked) => {
        await mark(asked);
        const { path, context } = asked;
        const added = sessionOfNewFactor(asked);
        if (added) await endOlder(added.userId, 'new_factor', added.token);
        // Only success creates a session.
        if (path !== '/change-password' || !context.newSession) return;
        const { user, session } = context.newSession;
        await endOlder(user.id, 'new_password', session.token);
      }),
    },
    databaseHooks: {
      account: {
        create: {
          after: async ({ userId, providerId, id }) => {
            if (providerId === 'google') await onGoogleAdded(userId, id);
          },
        },
      },
    },
    socialProviders,
    plugins: [
      idTokens(publicUrl, clock),
      ...secondFactorPlugins(new URL(publicUrl).hostname),
      ...(plugin ? [plugin] : []),
    ],
    rateLimit: { enabled: false },
    logger: { disabled: true },
    onAPIError: { throw: true, errorURL: `${publicUrl}/google` },
    telemetry: { enabled: false },
    advanced: advancedOptions(publicUrl),
  });
}

function linkMails({ config, mailer, shop, clock }: Pick<AuthOptions, 'config' | 'mailer' | 'shop' | 'clock'>) {
  type Sent = { user: { email: string; name: string; emailVerified: boolean }; token: string };
  const readerOf = ({ user: { email, name, emailVerified } }: Sent, request: Request | undefined) => {
    const language = languageIn(shop.settings(), request);
    // Before verification, a stranger may have chosen the name.
    return mailer.delivers && !emailVerified ? { email, language } : { email, name, language };
  };
  return {
    sendResetPassword: (sent: Sent, request?: Request) =>
      mailer.send(resetMail(mailSite({ config, shop }), readerOf(sent, request), sent.token)),
    sendVerificationEmail: async (sent: Sent, request?: Request) => {
      const token = await signConfirmLink(sent.user.email, identitySecret(config.tokenSecret), clock);
      await mailer.send(confirmMail(mailSite({ config, shop }), readerOf(sent, request), token));
    },
  };
}

const idTokens = (publicUrl: string, clock: Clock) =>
  jwt({
    disableSettingJwtHeader: true,
    jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
    jwt: {
      issuer: publicUrl,
      audience: publicUrl,
      expirationTime: '15m',
      definePayload: ({ user, session }) => ({
        iat: Math.floor(clock.now().getTime() / 1000),
        sid: session.id,
        email: user.email,
        emailVerified: user.emailVerified,
        name: user.name,
      }),
    },
  });

const advancedOptions = (publicUrl: string) =>
  ({
    cookiePrefix: 'settee',
    useSecureCookies: publicUrl.startsWith('https:'),
    defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/' },
    // The return from Google is cross-site.
    cookies: { state: { attributes: { sameSite: 'lax' } } },
    // The library disables it in tests.
    disableOriginCheck: false,
    database: { validateSchema: false },
    ipAddress: { disableIpTracking: true },
    // After the response: timing must not reveal accounts (reliability T18).
    backgroundTasks: { handler: (task) => void task.catch(() => undefined) },
  }) satisfies BetterAuthOptions['advanced'];
