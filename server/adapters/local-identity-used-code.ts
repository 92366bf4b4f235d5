import { createHmac } from 'node:crypto';
import type { GenericEndpointContext } from '@better-auth/core';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';

const STEP_MS = 30_000;

/** Accepted by Better Auth, around the current one. */
const STEPS = [-1, 0, 1];

/**
 * Lets each code pass once (RFC 6238 §5.2). A used code reaches Better Auth empty, to count as wrong.
 * @param claimStep stores a step as used; false when this or a newer one was used
 */
export const refuseUsedCode = (claimStep: (userId: string, step: number) => Promise<boolean>) =>
  createAuthMiddleware(async (asked) => {
    if (asked.path !== '/two-factor/verify-totp') return;
    const userId = await findUser(asked);
    const step = userId === undefined ? undefined : await findStep(asked, userId);
    // Only a claimed code may pass: time may move on before Better Auth checks it.
    if (userId !== undefined && step !== undefined && (await claimStep(userId, step))) return;
    return { context: { body: { ...asked.body, code: '' } } };
  });

/** Of the session, or of the login that waits for its second factor. */
async function findUser(asked: GenericEndpointContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(asked);
  if (session) return session.user.id;
  const { context } = asked;
  const login = await asked.getSignedCookie(context.createAuthCookie('two_factor').name, context.secret);
  return login ? (await context.internalAdapter.findVerificationValue(login))?.value : undefined;
}

/** Undefined for a wrong code. */
async function findStep({ body, context }: GenericEndpointContext, userId: string): Promise<number | undefined> {
  const where = [{ field: 'userId', value: userId }];
  const app = await context.adapter.findOne<{ secret: string }>({ model: 'twoFactor', where });
  if (!app) return undefined;
  const secret = await symmetricDecrypt({ key: context.secretConfig, data: app.secret });
  const current = Math.floor(Date.now() / STEP_MS);
  return STEPS.map((step) => current + step).find((step) => codeOf(secret, step) === body.code);
}

/** RFC 4226 §5.3. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
