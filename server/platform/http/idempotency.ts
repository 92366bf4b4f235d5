import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Call } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { type CallName, paths } from '../../../shared/contract/paths.ts';
import { reason } from '../../../shared/contract/reason.ts';
import { type ErrorCode, Failure, failures, invalidFields, readStated, statedBody } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import type { Db } from '../db/database.ts';
import { asFailure } from './as-failure.ts';
import {
  CRASHED_SECONDS,
  claimKey,
  deleteOldKeys,
  findKey,
  type KeyScope,
  releaseKey,
  storeAnswer,
} from './idempotency-store.ts';

export type Answered = { status: number; body: unknown };

const HEADER = 'Idempotency-Key';

/** Returns false for safe methods, photos and anonymous calls. */
export function acceptsIdempotencyKey(name: CallName): boolean {
  const { multipart, who }: Call = contract[name];
  return /^(POST|PATCH) /.test(paths[name]) && !multipart && who !== 'anyone' && who !== 'identity';
}

/**
 * Returns undefined where not supported.
 * @throws invalid_input
 */
export function readIdempotencyKey(name: CallName, request: Request): string | undefined {
  const key = request.headers.get(HEADER);
  if (key === null || !acceptsIdempotencyKey(name)) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalidFields({
      [HEADER]: refusalForPrograms('Send a key of 1 to 255 letters, digits or signs, without spaces.'),
    });
  return key;
}

const stated = z.object({
  code: z.enum(Object.keys(failures) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.string()).optional(),
  reason: reason.optional(),
  reasons: z.record(z.string(), reason).optional(),
});

/**
 * Runs a request once per key (reliability 3.7); a repeat within 72 h gets the stored response. Server errors and
 * retryable failures are not stored.
 * @param input another one with the same key is refused
 * @param work receives the new object's id, to find it after a crash
 * @throws request_in_flight, key_reused, and the work's errors
 */
export async function answerOnce(
  db: Db,
  scope: KeyScope,
  { input, work }: { input: unknown; work: (madeId: string) => Promise<Answered> },
): Promise<Answered & { replayed: boolean }> {
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  await deleteOldKeys(db, scope.accountId);
  const madeId = await claimKey(db, scope, requestHash);
  if (!madeId) return replay(db, scope, requestHash);
  const giveBack = () => releaseKey(db, scope).catch(() => void giveBackLater(db, scope));
  const store = (answer: { status: number; answer: unknown }) =>
    storeAnswer(db, scope, answer).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
  const answered = await work(madeId).catch(async (error: unknown) => {
    const failure = asFailure(error);
    if (failure.status >= 500 || failure.retryAfter) await giveBack();
    else await store({ status: failure.status, answer: statedBody(failure) });
    throw error;
  });
  await store({ status: answered.status, answer: answered.body });
  return { ...answered, replayed: false };
}

/** Otherwise a repeat waits until the request counts as crashed. */
async function giveBackLater(db: Db, scope: KeyScope): Promise<void> {
  const until = performance.now() + (CRASHED_SECONDS - 10) * 1000;
  while (performance.now() < until) {
    await sleep(1000, undefined, { ref: false });
    const isBack = await releaseKey(db, scope).then(
      () => true,
      () => false,
    );
    if (isBack) return;
  }
}

async function replay(db: Db, scope: KeyScope, requestHash: string): Promise<Answered & { replayed: boolean }> {
  const known = await findKey(db, scope);
  if (known && known.request_hash !== requestHash) throw new Failure('key_reused');
  // Released or in progress: retry soon.
  if (!known?.status) throw new Failure('request_in_flight', { retryAfter: 1 });
  return { status: known.status, body: known.answer, replayed: true };
}

/** The failure of a stored response; undefined for success. */
export function asRefusal({ status, body }: Answered): Failure | undefined {
  return status < 400 ? undefined : readStated(stated.parse(body));
}
