import { hashPassword } from 'better-auth/crypto';
import type pg from 'pg';
import { plainEmail } from '../../shared/domain/email-address.ts';
import type { DisownedMoney } from '../../shared/domain/payout.ts';
import { defaultShop, type ShopSettings } from '../../shared/domain/shop-settings.ts';
import { Failure } from '../../shared/errors.ts';
import { identityRefusals } from '../../shared/words/refusals/identity.ts';
import { mailSite } from '../platform/mail/mail-site.ts';
import { inTime } from '../platform/process/in-time.ts';
import type { Clock } from '../ports/clock.ts';
import type { EndingEvent, Identity, LoginChange } from '../ports/identity.ts';
import type { Mailer } from '../ports/mailer.ts';
import { identitySecret, type LocalIdentityConfig } from './local-identity-auth.ts';
import { encryptAnew } from './local-identity-change-secret.ts';
import { readConfirmLink } from './local-identity-confirm.ts';
import { type Added, endOlder, removeAdded } from './local-identity-ending-store.ts';
import { createIdentityGateway } from './local-identity-gateway.ts';
import { createIdentityLimits } from './local-identity-limits.ts';
import { emailTakenMail } from './local-identity-mail.ts';
import { readNotMe, signNotMe } from './local-identity-not-me.ts';
import { createAuthOnDemand } from './local-identity-on-demand.ts';
import { linkOf } from './local-identity-person-store.ts';
import { createLocalIdentityStore } from './local-identity-store.ts';
import { verifyToken } from './local-identity-token.ts';

/** Milliseconds, below the browser's limit. */
const GOOGLE_PATIENCE = 20_000;
const googlePaths = /\/(social|oauth2|callback)(\/|$)/;

/** Not a URL, so that accounts survive a move. */
const ISSUER = 'settee';

export type LocalIdentity = Identity & Required<Pick<Identity, 'handle' | 'createLogin'>>;

type Options = {
  pool: pg.Pool;
  config: LocalIdentityConfig;
  mailer: Mailer;
  shop?: { settings(): ShopSettings };
  /** Tells the database's time. */
  clock: Clock;
  /** Also invalidates access tokens, and what else the event ends. */
  onEnded(issuer: string, subject: string, event: EndingEvent): Promise<DisownedMoney | undefined>;
  /** Removes an unverified account when the email's owner signs in. @returns false when it must stay */
  onUnprovenLeaves?(issuer: string, subject: string): Promise<boolean>;
  /** Somebody proved to own an email. */
  onEmailProven?(issuer: string, subject: string, email: string): Promise<void>;
  /** Authenticator apps were encrypted with another secret. */
  onUnreadable(apps: number): void;
  /** @param notMeUrl where the person says that it was somebody else */
  onChanged(issuer: string, subject: string, change: LoginChange, notMeUrl: string): Promise<void>;
};

/** Creates the built-in identity service. Ending a session in the database invalidates its ID tokens. */
export async function createLocalIdentity({
  onEnded,
  onUnprovenLeaves,
  onEmailProven,
  onChanged,
  onUnreadable,
  shop = { settings: () => defaultShop },
  clock,
  ...options
}: Options): Promise<LocalIdentity> {
  const { pool, config } = options;
  const store = createLocalIdentityStore(pool);
  const secret = identitySecret(config.tokenSecret);
  const before = config.tokenSecretBefore && identitySecret(config.tokenSecretBefore);
  const unreadable = await encryptAnew(store, { secret, before });
  if (unreadable > 0) onUnreadable(unreadable);
  const end = async (subject: string, event: EndingEvent, kept?: string) => {
    await endOlder(pool, subject, { event, kept });
    return onEnded(ISSUER, subject, event);
  };
  const setOwnerProven = async (email: string, kept?: string) => {
    const known = await store.findByEmail(email);
    if (!known) return false;
    const isFirst = !known.ownerProven;
    // Before it is stored: after a failure the next proof is the first again.
    if (isFirst) await end(known.id, 'first_proof', kept);
    await store.setOwnerProven(known.id);
    await onEmailProven?.(ISSUER, known.id, email);
    return isFirst;
  };
  const notMeUrl = async (subject: string, added: Added = {}) =>
    `${config.publicUrl}/not-me?token=${await signNotMe(secret, subject, { added, now: clock.now() })}`;
  const notifyOfChange = async (subject: string, change: LoginChange, added: Added = {}) =>
    onChanged(ISSUER, subject, change, await notMeUrl(subject, added));
  const auth = createAuthOnDemand(
    {
      ...options,
      shop,
      clock,
      endOlder: end,
      onUnprovenLeaves: async (subject) => (await onUnprovenLeaves?.(ISSUER, subject)) ?? true,
      setOwnerProven,
      async onGoogleAdded(subject, google) {
        if (await store.hasPassword(subject)) await notifyOfChange(subject, 'google_added', { google });
      },
    },
    store.deleteKeys,
  );
  const handle = createIdentityGateway({
    publicUrl: config.publicUrl,
    limits: createIdentityLimits(pool, config, clock),
    pass: async (request) => {
      const { handler } = await auth(request);
      const answer = handler(request);
      if (!googlePaths.test(new URL(request.url).pathname)) return answer;
      return inTime(answer, GOOGLE_PATIENCE, () => {
        throw new Failure('provider_unavailable', { reason: identityRefusals.googleAway() });
      });
    },
    hasEmail: (email) => store.hasEmail(email),
    findOwnerOfLink: (token) => store.findOwnerOfLink(token),
    findOwnerOfSession: (token) => store.findOwnerOfSession(token),
    readConfirmLink: (token) => readConfirmLink(token, secret, clock),
    setOwnerProven,
    async endBeforeReset({ id, email }, link) {
      const known = await store.findByEmail(email);
      await end(id, known?.ownerProven ? 'new_password' : 'first_proof', linkOf(link));
    },
    endBeforeChange: ({ id }, session) => end(id, 'new_password', session),
    findProtection: (token) => store.findProtection(token),
    isDemo: (email) => config.demoEmails.includes(email),
    verifyPassword: async (request, password) =>
      (await auth(request)).api.verifyPassword({ body: { password }, headers: request.headers, asResponse: true }),
    setProven: (token) => store.setProven(token),
    async disown(token) {
      const { userId, added } = await readNotMe(secret, token, clock.now());
      await removeAdded(pool, userId, added);
      const money = await end(userId, 'not_me');
      return { email: await store.findEmail(userId), money };
    },
    endPasskeys: (userId) => store.deletePasskeys(userId),
    findApp: (userId) => store.findApp(userId),
    notifyOfChange,
    leaveUnopened: (userId) => store.deleteSessions(userId),
    mailTaken: (email, language) =>
      options.mailer.send(emailTakenMail(mailSite({ config, shop }), { email, language })),
  });
  return {
    browserSettings: { kind: 'local', google: config.google.kind !== 'none' },

    verify: (idToken) => verifyToken({ store, issuer: ISSUER, publicUrl: config.publicUrl, clock }, idToken),

    async isOpen({ sessionId, subject }) {
      return sessionId !== undefined && (await store.findLiveSession(sessionId, subject)) !== undefined;
    },

    endSessions: (subject) => store.deleteSessions(subject),
    listSessions: (subject) => store.listSessions(subject),
    endSession: (subject, id) => store.deleteSession(subject, id),
    endOtherSessions: (subject, kept) => store.deleteOtherSessions(subject, kept),

    eraseLogin: (subject) => store.eraseUser(subject),
    async deleteSecondFactors(email) {
      const known = await store.findByEmail(plainEmail(email));
      if (known) await end(known.id, 'factors_forgotten');
      return known !== undefined;
    },
    notMeUrl,
    exportLogin: (subject) => store.exportUser(subject),

    handle,

    async createLogin({ email, name, password }) {
      const passwordHash = await hashPassword(password);
      return { issuer: ISSUER, subject: await store.insertLogin({ email, name, passwordHash }) };
    },
  };
}
