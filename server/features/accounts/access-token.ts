import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AccessTokens } from '../../ports/access-tokens.ts';
import type { Clock } from '../../ports/clock.ts';

/** In seconds. */
const TOKEN_SECONDS = 300;

/** Clock skew between processes, in seconds (reliability T31). */
const LEEWAY_SECONDS = 5;

const claims = z.object({
  sub: z.uuid(),
  jti: z.string().min(1),
  iat: z.int(),
  exp: z.int(),
  epoch: z.int32(),
  mfa: z.boolean().optional(),
  /** When a password or a second factor was last shown. */
  proven: z.int().optional(),
});

/**
 * Signs and verifies with a fixed algorithm, key, issuer, audience and type.
 * @param secret at least 32 characters, the same in every process
 */
export function createAccessTokens(options: { secret: string; issuer: string; clock: Clock }): AccessTokens {
  const key = createHash('sha256').update(`settee access token ${options.secret}`).digest();
  const kid = createHash('sha256').update(key).digest('base64url').slice(0, 12);
  const expected = { issuer: options.issuer, audience: 'settee-api', typ: 'at+jwt', algorithms: ['HS256'] };
  return {
    issue({ id, tokenEpoch, secondFactor, provenSecondsAgo }) {
      const now = Math.floor(options.clock.now().getTime() / 1000);
      const proven = provenSecondsAgo === undefined ? {} : { proven: now - provenSecondsAgo };
      return new SignJWT({ epoch: tokenEpoch, ...(secondFactor ? { mfa: true } : {}), ...proven })
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
        const { sub, iat, exp, epoch, mfa = false, proven } = claims.parse(payload);
        // The leeway applies only to `iat`; expiry is exact.
        const over = exp * 1000 <= now.getTime() || exp - iat > TOKEN_SECONDS;
        return over || protectedHeader.kid !== kid
          ? undefined
          : {
              accountId: sub,
              tokenEpoch: epoch,
              secondFactor: mfa,
              provenSecondsAgo: proven === undefined ? undefined : now.getTime() / 1000 - proven,
            };
      } catch {
        return undefined;
      }
    },
  };
}
