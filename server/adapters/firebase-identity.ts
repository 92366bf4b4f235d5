import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import { plainEmail } from '../../shared/domain/email-address.ts';
import type { Config } from '../ports/config.ts';
import type { Identity, Proof } from '../ports/identity.ts';

export type FirebaseSettings = Omit<Extract<Config['identity'], { kind: 'firebase' }>, 'kind'>;

const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const LOOKUP_URL = 'https://identitytoolkit.googleapis.com';

/** Allowed clock skew in seconds (reliability T31). */
const LEEWAY_SECONDS = 5;
const LOOKUP_MILLISECONDS = 5000;

/** Revoked token or missing account. */
const revoked = /^(USER_NOT_FOUND|USER_DISABLED|TOKEN_EXPIRED|INVALID_ID_TOKEN|INVALID_LOGIN_CREDENTIALS)/;

const claims = z.object({
  sub: z.string().min(1).max(128),
  email: z.string().min(3).transform(plainEmail),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  auth_time: z.number(),
  firebase: z.object({ sign_in_second_factor: z.string().optional() }).optional(),
});

type Options = {
  /** False accepts the emulator's unsigned tokens. */
  production?: boolean;
  keysUrl?: string;
  lookupUrl?: string;
};

/**
 * Verifies ID tokens by Google's keys and Firebase's revocation check; needs only the project's API key. Ending
 * sessions needs a service account: removed accounts are refused here.
 */
export function createFirebaseIdentity(settings: FirebaseSettings, options: Options = {}): Identity {
  const { projectId, apiKey, authDomain, appId, emulatorUrl } = settings;
  const issuer = `https://securetoken.google.com/${projectId}`;
  const isEmulated = emulatorUrl !== undefined && options.production === false;
  const keys = createRemoteJWKSet(new URL(options.keysUrl ?? KEYS_URL));
  const lookupUrl = isEmulated ? `${emulatorUrl}/identitytoolkit.googleapis.com` : (options.lookupUrl ?? LOOKUP_URL);
  const expected = { issuer, audience: projectId, clockTolerance: LEEWAY_SECONDS, requiredClaims: ['iat', 'exp'] };

  const read = async (idToken: string): Promise<JWTPayload> =>
    isEmulated
      ? UnsecuredJWT.decode(idToken, expected).payload
      : (await jwtVerify(idToken, keys, { ...expected, algorithms: ['RS256'] })).payload;

  /** @throws when Firebase is unreachable: nobody is signed out */
  async function isLive(idToken: string): Promise<boolean> {
    const response = await fetch(`${lookupUrl}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(LOOKUP_MILLISECONDS),
    });
    if (response.ok) return true;
    const answer = refusal.safeParse(await response.json().catch(() => undefined));
    const reason = answer.data?.error.message ?? `status ${response.status}`;
    if (revoked.test(reason)) return false;
    throw new Error(`Firebase did not look the account up: ${reason}`);
  }

  return {
    browserSettings: {
      kind: 'firebase',
      options: { projectId, apiKey, authDomain, appId },
      emulatorUrl: isEmulated ? emulatorUrl : undefined,
    },

    async verify(idToken): Promise<Proof | undefined> {
      try {
        const person = claims.safeParse(await read(idToken));
        if (!person.success || person.data.auth_time > Date.now() / 1000 + LEEWAY_SECONDS) return undefined;
        if (!(await isLive(idToken))) return undefined;
        const { sub, email, email_verified, name, firebase } = person.data;
        const secondFactor = firebase?.sign_in_second_factor !== undefined;
        const provenSecondsAgo = Math.max(0, Date.now() / 1000 - person.data.auth_time);
        return {
          issuer,
          subject: sub,
          email,
          emailVerified: email_verified,
          displayName: name,
          secondFactor,
          provenSecondsAgo: Math.floor(provenSecondsAgo),
        };
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    },

    async endSessions() {},
  };
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** A bad token, not an unreachable service. */
const isRefusal = (error: unknown) => error instanceof errors.JOSEError && !notTheToken.includes(error.code);

const notTheToken = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];
