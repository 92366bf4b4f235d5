import { createHash } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { jwt } from 'better-auth/plugins/jwt';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../shared/contract/identity.ts';
import { chooseLanguage, type LanguageOffer } from '../../shared/domain/language.ts';
import type { ShopSettings } from '../../shared/domain/shop-settings.ts';
import { mailSite } from '../platform/mail/mail-site.ts';
import type { Config } from '../ports/config.ts';
import type { Mailer } from '../ports/mailer.ts';
import { googleOptions } from './local-identity-google.ts';
import { CONFIRM_SECONDS, confirmMail, RESET_SECONDS, resetMail } from './local-identity-mail.ts';
import { markSecondFactor, secondFactorPlugins } from './local-identity-second-factor.ts';
import { createLocalIdentityStore } from './local-identity-store.ts';
import { refuseUsedCode } from './local-identity-used-code.ts';

export type LocalIdentityConfig = Pick<Config, 'publicUrl' | 'tokenSecret' | 'google' | 'rateLimits'>;

export type Auth = ReturnType<typeof createAuth>;

const languageIn = (offer: LanguageOffer, request: Request | undefined) =>
  chooseLanguage(request?.headers.get('Cookie') ?? '', request?.headers.get('Accept-Language') ?? '', '', offer);

export type AuthOptions = {
  pool: pg.Pool;
  config: LocalIdentityConfig;
  mailer: Mailer;
  shop: { settings(): ShopSettings };
  /** A new password ended the other sessions: invalidate their access tokens. */
  onOthersSignedOut(subject: string): Promise<void>;
  /** Removes an unverified account when the email's owner signs in. @returns false when it must stay */
  onUnprovenLeaves(subject: string): Promise<boolean>;
  /** Here and in the account. */
  setOwnerProven(email: string): Promise<void>;
};

/** Signs links in emails. */
export const identitySecret = (tokenSecret: string): string =>
  createHash('sha256').update(`settee identity ${tokenSecret}`).digest('base64url');

/** Creates Better Auth. Only the filter in local-identity-gateway.ts may call it. */
export function createAuth({
  pool,
  config,
  mailer,
  shop,
  onOthersSignedOut,
  onUnprovenLeaves,
  setOwnerProven,
}: AuthOptions) {
  const { publicUrl } = config;
  const languageOf = (request: Request | undefined) => languageIn(shop.settings(), request);
  // A stranger may have chosen the name: omit it before verification.
  const addressed = ({ email, name, emailVerified }: { email: string; name: string; emailVerified: boolean }) =>
    mailer.delivers && !emailVerified ? { email } : { email, name };
  // Also ends older email links.
  const store = createLocalIdentityStore(pool);
  const { deleteLinks, deleteSessions } = store;
  const shutOut = async (userId: string) => {
    await deleteLinks(userId);
    // Better Auth deletes them later; one could get a token meanwhile.
    await deleteSessions(userId);
    await onOthersSignedOut(userId);
  };
  /** Google proves ownership: remove an earlier unverified user. */
  const beforeJoining = async (email: string) => {
    const known = await store.findByEmail(email);
    if (!known || known.ownerProven || known.hasGoogle) return;
    if (known.emailVerified) {
      await store.deletePassword(known.id);
      await shutOut(known.id);
      await setOwnerProven(email);
    } else if (mailer.delivers && (await onUnprovenLeaves(known.id))) await store.deleteUser(known.id);
  };
  const mark = markSecondFactor((sessionId) => store.setSecondFactor(sessionId));
  const { socialProviders, plugin } = googleOptions(config.google, publicUrl, beforeJoining);
  const tables = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: identitySecret(config.tokenSecret),
    // A machine may have several host names.
    trustedOrigins: (request) => [publicUrl, ...(request ? [new URL(request.url).origin] : [])],
    database: { db: tables.withSchema('identity'), type: 'postgres', transaction: true },
    user: { modelName: 'users' },
    session: { modelName: 'sessions', expiresIn: 7 * 24 * 3600, updateAge: 24 * 3600 },
    account: {
      modelName: 'accounts',
      encryptOAuthTokens: true,
      // Never link an unverified account to one that proves the email later.
      accountLinking: { requireLocalEmailVerified: true },
    },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        await shutOut(user.id);
        // The link came by email, and only the owner knows the new password.
        await setOwnerProven(user.email);
      },
      sendResetPassword: ({ user, token }, request) =>
        mailer.send(
          resetMail(mailSite({ config, shop }), { ...addressed(user), language: languageOf(request) }, token),
        ),
    },
    emailVerification: {
      sendOnSignUp: mailer.delivers,
      expiresIn: CONFIRM_SECONDS,
      sendVerificationEmail: ({ user, token }, request) =>
        mailer.send(
          confirmMail(mailSite({ config, shop }), { ...addressed(user), language: languageOf(request) }, token),
        ),
    },
    hooks: {
      before: refuseUsedCode((userId, step) => store.claimStep(userId, step)),
      after: createAuthMiddleware(async (asked) => {
        await mark(asked);
        const { path, context } = asked;
        // Only success creates a session.
        if (path !== '/change-password' || !context.newSession) return;
        await deleteLinks(context.newSession.user.id);
        await onOthersSignedOut(context.newSession.user.id);
      }),
    },
    socialProviders,
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
        jwt: {
          issuer: publicUrl,
          audience: publicUrl,
          expirationTime: '15m',
          definePayload: ({ user, session }) => ({
            sid: session.id,
            email: user.email,
            emailVerified: user.emailVerified,
            name: user.name,
          }),
        },
      }),
      ...secondFactorPlugins(new URL(publicUrl).hostname),
      ...(plugin ? [plugin] : []),
    ],
    rateLimit: { enabled: false },
    logger: { disabled: true },
    onAPIError: { throw: true, errorURL: `${publicUrl}/google` },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'settee',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/' },
      // The return from Google is cross-site.
      cookies: { state: { attributes: { sameSite: 'lax' } } },
      // The library disables it in tests.
      disableOriginCheck: false,
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
      // Email after the response: timing must not reveal accounts (reliability T18).
      backgroundTasks: { handler: (task) => void task.catch(() => undefined) },
    },
  });
}
