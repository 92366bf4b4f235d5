import { decodeProtectedHeader, errors, importJWK, jwtVerify } from 'jose';
import type { Clock } from '../ports/clock.ts';
import type { Identity } from '../ports/identity.ts';
import type { LocalIdentityStore } from './local-identity-store.ts';

/** Allowed clock skew in seconds (reliability T31). */
const LEEWAY_SECONDS = 5;

type Needed = {
  store: Pick<LocalIdentityStore, 'findPublicKey' | 'findLiveSession'>;
  issuer: string;
  publicUrl: string;
  clock: Clock;
};

/** Verifies an ID token, whose session must still be open. */
export async function verifyToken(
  { store, issuer, publicUrl, clock }: Needed,
  idToken: string,
): ReturnType<Identity['verify']> {
  try {
    const { kid } = decodeProtectedHeader(idToken);
    const key = kid === undefined ? undefined : await store.findPublicKey(kid);
    if (!key) return undefined;
    const { payload } = await jwtVerify(idToken, await importJWK(key, 'EdDSA'), {
      algorithms: ['EdDSA'],
      issuer: publicUrl,
      audience: publicUrl,
      clockTolerance: LEEWAY_SECONDS,
      currentDate: clock.now(),
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
    });
    const sessionId = String(payload.sid);
    const session = await store.findLiveSession(sessionId, String(payload.sub));
    if (!session) return undefined;
    const { userId: subject, email, emailVerified, name: displayName, secondFactor, provenSecondsAgo } = session;
    return { issuer, subject, email, emailVerified, displayName, sessionId, secondFactor, provenSecondsAgo };
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** A bad token, not an unreachable database. */
const isRefusal = (error: unknown) => error instanceof errors.JOSEError || error instanceof TypeError;
