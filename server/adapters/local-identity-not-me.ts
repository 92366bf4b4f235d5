import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { NOT_ME_DAYS } from '../../shared/domain/account.ts';
import { Failure } from '../../shared/errors.ts';
import { identityRefusals } from '../../shared/words/refusals/identity.ts';
import type { Added } from './local-identity-ending-store.ts';

const AUDIENCE = 'not-me';

const claims = z.object({
  sub: z.string().min(1),
  added: z.object({ passkey: z.string(), app: z.string(), google: z.string() }).partial(),
});

/** The link undoes this change alone, so the mailbox gives nobody other factors. */
export const signNotMe = (
  secret: string,
  userId: string,
  { added, now }: { added: Added; now: Date },
): Promise<string> =>
  new SignJWT({ added })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + NOT_ME_DAYS * 24 * 3600)
    .sign(new TextEncoder().encode(secret));

/** @throws invalid_input for an old or forged link */
export async function readNotMe(secret: string, token: string, now: Date): Promise<{ userId: string; added: Added }> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      currentDate: now,
    });
    const { sub, added } = claims.parse(payload);
    return { userId: sub, added };
  } catch (error) {
    if (!(error instanceof errors.JOSEError || error instanceof z.ZodError)) throw error;
  }
  throw new Failure('invalid_input', { reason: identityRefusals.linkExpired() });
}
