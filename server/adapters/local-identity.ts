import { hashPassword } from 'better-auth/crypto';
import { decodeProtectedHeader, errors, importJWK, jwtVerify } from 'jose';
import type pg from 'pg';
import { plainShop, type ShopSettings } from '../../shared/domain/shop-settings.ts';
import { mailSite } from '../platform/mail/mail-site.ts';
import type { Identity } from '../ports/identity.ts';
import type { Mailer } from '../ports/mailer.ts';
import { type Auth, createAuth, identitySecret, type LocalIdentityConfig } from './local-identity-auth.ts';
import { readConfirmLink } from './local-identity-confirm.ts';
import { createIdentityDoor } from './local-identity-door.ts';
import { createIdentityLimits } from './local-identity-limits.ts';
import { takenMail } from './local-identity-mail.ts';
import { createLocalIdentityStore } from './local-identity-store.ts';

/**
 * The issuer of everybody who signs in here. A name rather than an address: people stay who they are when the
 * installation moves to another one.
 */
const ISSUER = 'settee';

/** Seconds by which two clocks may differ (reliability T31). */
const LEEWAY_SECONDS = 5;

export type LocalIdentity = Identity & Required<Pick<Identity, 'handle' | 'createLogin'>>;

type Options = {
  pool: pg.Pool;
  config: LocalIdentityConfig;
  mailer: Mailer;
  /** The shop that the mails name; the software's own name without one. */
  shop?: { settings(): ShopSettings };
  /** Called after a new password ended the sessions of a person, to end their access tokens too. */
  onOthersSignedOut?(issuer: string, subject: string): Promise<void>;
  /** Removes the account of a person who never proved their e-mail, since its owner came. @returns false when it must stay */
  onUnprovenLeaves?(issuer: string, subject: string): Promise<boolean>;
};

/**
 * Our own identity service: e-mail and password, and Google (design §3). Sessions live in the database, so ending one
 * makes its ID tokens worthless at once.
 */
export async function createLocalIdentity({
  onOthersSignedOut,
  onUnprovenLeaves,
  shop = { settings: () => plainShop },
  ...options
}: Options): Promise<LocalIdentity> {
  const { pool, config } = options;
  const store = createLocalIdentityStore(pool);
  const auth = createAuthOnDemand(
    {
      ...options,
      shop,
      onOthersSignedOut: async (subject) => onOthersSignedOut?.(ISSUER, subject),
      onUnprovenLeaves: async (subject) => (await onUnprovenLeaves?.(ISSUER, subject)) ?? true,
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

    handle: createIdentityDoor({
      publicUrl: config.publicUrl,
      limits: createIdentityLimits(pool, config.rateLimits),
      pass: async (request) => (await auth(request)).handler(request),
      hasEmail: (email) => store.hasEmail(email),
      findEmailByLink: (token) => store.findEmailByLink(token),
      readConfirmLink: (token) => readConfirmLink(token, identitySecret(config.tokenSecret)),
      setOwnerProven: (email) => store.setOwnerProven(email),
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

/** What a bad token causes, unlike a database that does not answer. */
const isRefusal = (error: unknown) => error instanceof errors.JOSEError || error instanceof TypeError;

/**
 * Better Auth, built when the first request comes: it asks the OpenID issuer for its addresses, and our stand-in for
 * Google answers only once this server listens. An issuer that was away is asked again at the next sign-in with Google.
 */
function createAuthOnDemand(options: Parameters<typeof createAuth>[0], deleteKeys: () => Promise<void>) {
  const build = async () => {
    const auth = createAuth(options);
    // A signing key from before the installation's secret changed cannot be opened any more.
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
