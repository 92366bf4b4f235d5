import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';

/** Seconds an access token lives (spec §9). */
export const TOKEN_SECONDS = 300;

/** Seconds by which the clock of the process that issued a token may run ahead (reliability T31). */
const LEEWAY_SECONDS = 5;

/** Claims as we write them; what the database could not look up is not ours. */
const claims = z.object({
  sub: z.uuid(),
  jti: z.string().min(1),
  iat: z.int(),
  exp: z.int(),
  epoch: z.int32(),
  /** Whether a second factor was shown when the session began. */
  mfa: z.boolean().optional(),
});

export type AccessTokens = {
  /** Signs a token for an account. It holds no role: the account's row is read on every request. */
  issue(account: { id: string; tokenEpoch: number; secondFactor?: boolean }): Promise<string>;
  /** @returns whom the token names, or undefined when it is forged, foreign, or older than 300 s */
  verify(token: string): Promise<{ accountId: string; tokenEpoch: number; secondFactor: boolean } | undefined>;
};

/**
 * Our own access tokens (reliability 3.9): one algorithm, one key, fixed issuer, audience and type.
 * @param secret at least 32 characters, the same in every process
 */
export function createAccessTokens(options: { secret: string; issuer: string; clock: Clock }): AccessTokens {
  const key = createHash('sha256').update(`settee access token ${options.secret}`).digest();
  const kid = createHash('sha256').update(key).digest('base64url').slice(0, 12);
  const expected = { issuer: options.issuer, audience: 'settee-api', typ: 'at+jwt', algorithms: ['HS256'] };
  return {
    issue({ id, tokenEpoch, secondFactor }) {
      const now = Math.floor(options.clock.now().getTime() / 1000);
      return new SignJWT({ epoch: tokenEpoch, ...(secondFactor ? { mfa: true } : {}) })
        .setProtectedHeader({ alg: 'HS256', typ: expected.typ, kid })
        .setIssuer(expected.issuer)
        .setAudience(expected.audience)
        .setSubject(id)
        .setJti(crypto.randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + TOKEN_SECONDS)
        .sign(key);
    },
    async verify(token) {
      const now = options.clock.now();
      try {
        const { payload, protectedHeader } = await jwtVerify(token, key, {
          ...expected,
          maxTokenAge: TOKEN_SECONDS,
          clockTolerance: LEEWAY_SECONDS,
          currentDate: now,
        });
        const { sub, iat, exp, epoch, mfa = false } = claims.parse(payload);
        // The leeway is for the beginning of a token's life; its end is exact.
        const over = exp * 1000 <= now.getTime() || exp - iat > TOKEN_SECONDS;
        return over || protectedHeader.kid !== kid
          ? undefined
          : { accountId: sub, tokenEpoch: epoch, secondFactor: mfa };
      } catch {
        return undefined;
      }
    },
  };
}
