import { createHmac } from 'node:crypto';
import type { GenericEndpointContext } from '@better-auth/core';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';

const STEP_MS = 30_000;

/** Better Auth accepts the codes of these steps around the current one. */
const STEPS = [-1, 0, 1];

/**
 * Lets each code of an authenticator app pass once (RFC 6238 §5.2). Better Auth then sees an empty code, so that a used
 * code gets the answer of a wrong one and counts as one.
 * @param claimStep stores a step as used; false when the account used it or a newer one
 */
export const refuseUsedCode = (claimStep: (userId: string, step: number) => Promise<boolean>) =>
  createAuthMiddleware(async (asked) => {
    if (asked.path !== '/two-factor/verify-totp') return;
    const userId = await findUser(asked);
    const step = userId === undefined ? undefined : await findStep(asked, userId);
    // Only a claimed code may pass: the time may move on before Better Auth checks the code.
    if (userId !== undefined && step !== undefined && (await claimStep(userId, step))) return;
    return { context: { body: { ...asked.body, code: '' } } };
  });

/** Returns who enters the code: the session's person, or the one whose password was right. */
async function findUser(asked: GenericEndpointContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(asked);
  if (session) return session.user.id;
  const { context } = asked;
  const login = await asked.getSignedCookie(context.createAuthCookie('two_factor').name, context.secret);
  return login ? (await context.internalAdapter.findVerificationValue(login))?.value : undefined;
}

/** Returns the time step of the code; undefined for a wrong code. */
async function findStep({ body, context }: GenericEndpointContext, userId: string): Promise<number | undefined> {
  const where = [{ field: 'userId', value: userId }];
  const app = await context.adapter.findOne<{ secret: string }>({ model: 'twoFactor', where });
  if (!app) return undefined;
  const secret = await symmetricDecrypt({ key: context.secretConfig, data: app.secret });
  const current = Math.floor(Date.now() / STEP_MS);
  return STEPS.map((step) => current + step).find((step) => codeOf(secret, step) === body.code);
}

/** Returns the six digits of a step (RFC 4226 §5.3). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
