import { hashPassword } from 'better-auth/crypto';
import { decodeProtectedHeader, errors, importJWK, jwtVerify } from 'jose';
import type pg from 'pg';
import { plainShop, type ShopSettings } from '../../shared/domain/shop-settings.ts';
import { mailSite } from '../platform/mail/mail-site.ts';
import type { Identity } from '../ports/identity.ts';
import type { Mailer } from '../ports/mailer.ts';
import { type Auth, createAuth, identitySecret, type LocalIdentityConfig } from './local-identity-auth.ts';
import { readConfirmLink } from './local-identity-confirm.ts';
import { createIdentityGateway } from './local-identity-gateway.ts';
import { createIdentityLimits } from './local-identity-limits.ts';
import { takenMail } from './local-identity-mail.ts';
import { createLocalIdentityStore } from './local-identity-store.ts';

/** Not a URL, so that accounts survive a move. */
const ISSUER = 'settee';

/** Allowed clock skew in seconds (reliability T31). */
const LEEWAY_SECONDS = 5;

export type LocalIdentity = Identity & Required<Pick<Identity, 'handle' | 'createLogin'>>;

type Options = {
  pool: pg.Pool;
  config: LocalIdentityConfig;
  mailer: Mailer;
  shop?: { settings(): ShopSettings };
  /** A new password ended the other sessions: invalidate their access tokens. */
  onOthersSignedOut?(issuer: string, subject: string): Promise<void>;
  /** Removes an unverified account when the email's owner signs in. @returns false when it must stay */
  onUnprovenLeaves?(issuer: string, subject: string): Promise<boolean>;
  /** Somebody proved to own an email. */
  onEmailProven?(issuer: string, subject: string, email: string): Promise<void>;
};

/** Creates the built-in identity service. Ending a session in the database invalidates its ID tokens. */
export async function createLocalIdentity({
  onOthersSignedOut,
  onUnprovenLeaves,
  onEmailProven,
  shop = { settings: () => plainShop },
  ...options
}: Options): Promise<LocalIdentity> {
  const { pool, config } = options;
  const store = createLocalIdentityStore(pool);
  const setOwnerProven = async (email: string) => {
    const subject = await store.setOwnerProven(email);
    if (subject !== undefined) await onEmailProven?.(ISSUER, subject, email);
  };
  const auth = createAuthOnDemand(
    {
      ...options,
      shop,
      onOthersSignedOut: async (subject) => onOthersSignedOut?.(ISSUER, subject),
      onUnprovenLeaves: async (subject) => (await onUnprovenLeaves?.(ISSUER, subject)) ?? true,
      setOwnerProven,
    },
    store.deleteKeys,
  );
  return {
    browserSettings: { kind: 'local', google: config.google.kind !== 'none' },

    async verify(idToken) {
      try {
        const { kid } = decodeProtectedHeader(idToken);
        const key = kid === undefined ? undefined : await store.findPublicKey(kid);
        if (!key) return undefined;
        const { payload } = await jwtVerify(idToken, await importJWK(key, 'EdDSA'), {
          algorithms: ['EdDSA'],
          issuer: config.publicUrl,
          audience: config.publicUrl,
          clockTolerance: LEEWAY_SECONDS,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        });
        const session = await store.findLiveSession(String(payload.sid), String(payload.sub));
        return (
          session && {
            issuer: ISSUER,
            subject: session.userId,
            email: session.email,
            emailVerified: session.emailVerified,
            displayName: session.name,
            sessionId: String(payload.sid),
            secondFactor: session.secondFactor,
          }
        );
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    },

    async isOpen({ sessionId, subject }) {
      return sessionId !== undefined && (await store.findLiveSession(sessionId, subject)) !== undefined;
    },

    endSessions: (subject) => store.deleteSessions(subject),
    listSessions: (subject) => store.listSessions(subject),
    endSession: (subject, id) => store.deleteSession(subject, id),
    endOtherSessions: (subject, kept) => store.deleteOtherSessions(subject, kept),

    eraseLogin: (subject) => store.eraseUser(subject),
    forgetSecondFactors: (email) => store.deleteSecondFactors(email),
    exportLogin: (subject) => store.exportUser(subject),

    handle: createIdentityGateway({
      publicUrl: config.publicUrl,
      limits: createIdentityLimits(pool, config.rateLimits),
      pass: async (request) => (await auth(request)).handler(request),
      hasEmail: (email) => store.hasEmail(email),
      findOwnerOfLink: (token) => store.findOwnerOfLink(token),
      findOwnerOfSession: (token) => store.findOwnerOfSession(token),
      readConfirmLink: (token) => readConfirmLink(token, identitySecret(config.tokenSecret)),
      setOwnerProven,
      findProtection: (token) => store.findProtection(token),
      leaveUnopened: (userId) => store.deleteSessions(userId),
      mailTaken: (email, language) => options.mailer.send(takenMail(mailSite({ config, shop }), { email, language })),
      mailsByItself: options.mailer.delivers,
    }),

    async createLogin({ email, name, password }) {
      const passwordHash = await hashPassword(password);
      return { issuer: ISSUER, subject: await store.insertLogin({ email, name, passwordHash }) };
    },
  };
}

/** A bad token, not an unreachable database. */
const isRefusal = (error: unknown) => error instanceof errors.JOSEError || error instanceof TypeError;

/**
 * On the first request: the local Google sandbox answers only once this server listens. An unreachable issuer is tried
 * again at the next Google sign-in.
 */
function createAuthOnDemand(options: Parameters<typeof createAuth>[0], deleteKeys: () => Promise<void>) {
  const build = async () => {
    const auth = createAuth(options);
    // A key encrypted with an old secret cannot be read.
    await auth.api.signJWT({ body: { payload: {} } }).catch(deleteKeys);
    return auth;
  };
  let built: Promise<Auth> | undefined;
  const wantsGoogle = options.config.google.kind !== 'none';
  return async (request: Request): Promise<Auth> => {
    built ??= build().catch((error: unknown) => {
      built = undefined;
      throw error;
    });
    const auth = await built;
    if (!wantsGoogle || !request.url.endsWith('/sign-in/social')) return auth;
    const { socialProviders } = await auth.$context;
    if (!socialProviders.some(({ id }) => id === 'google')) built = build();
    return built;
  };
}
