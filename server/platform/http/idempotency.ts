import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Call } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { type CallName, paths } from '../../../shared/contract/paths.ts';
import { type ErrorCode, Failure, failures, invalidFields } from '../../../shared/errors.ts';
import type { Db } from '../db/database.ts';
import { asFailure } from './as-failure.ts';
import { claimKey, deleteOldKeys, findKey, type KeyScope, releaseKey, storeAnswer } from './idempotency-store.ts';

export type Answered = { status: number; body: unknown };

const HEADER = 'Idempotency-Key';

/**
 * Whether a key means something to a call: other methods are safe to repeat anyway, a photo is known by its own hash,
 * and keys are kept for people with an account.
 */
export function takesIdempotencyKey(name: CallName): boolean {
  const { multipart, who }: Call = contract[name];
  return /^(POST|PATCH) /.test(paths[name]) && !multipart && who !== 'anyone' && who !== 'identity';
}

/**
 * The key that a script sends along to be able to repeat a request safely.
 * @returns undefined without one, and on calls that need none
 * @throws invalid_input
 */
export function readIdempotencyKey(name: CallName, request: Request): string | undefined {
  const key = request.headers.get(HEADER);
  if (key === null || !takesIdempotencyKey(name)) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalidFields({ [HEADER]: 'Send a key of 1 to 255 letters, digits or signs, without spaces.' });
  return key;
}

const refusal = z.object({
  code: z.enum(Object.keys(failures) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.string()).optional(),
});

/**
 * Works on a request once, however often it comes (reliability 3.7): its key is written down first, and a repeat
 * within 72 h gets the stored answer. What failed on our side, or asks to be tried again, is not kept.
 * @param input what was asked, as parsed; the same key with another input is refused
 * @param work is given the id for what it makes: after a crash between the work and its answer it finds it made
 * @throws request_in_flight, key_reused, and whatever the work throws
 */
export async function answerOnce(
  db: Db,
  scope: KeyScope,
  input: unknown,
  work: (madeId: string) => Promise<Answered>,
): Promise<Answered & { replayed: boolean }> {
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  await deleteOldKeys(db, scope.accountId);
  const madeId = await claimKey(db, scope, requestHash);
  if (!madeId) return replay(db, scope, requestHash);
  const answered = await work(madeId).catch(async (error: unknown) => {
    const { status, retryAfter, code, message, fields, details } = asFailure(error);
    if (status >= 500 || retryAfter) await releaseKey(db, scope);
    else await storeAnswer(db, scope, status, { code, message, fields, details });
    throw error;
  });
  // What is done is done: should this fail, the key is not given back, or the same would be done again.
  await storeAnswer(db, scope, answered.status, answered.body);
  return { ...answered, replayed: false };
}

async function replay(db: Db, scope: KeyScope, requestHash: string): Promise<Answered & { replayed: boolean }> {
  const known = await findKey(db, scope);
  if (known && known.request_hash !== requestHash) throw new Failure('key_reused');
  // Released between the two questions, or being worked on: either way the answer is a moment away.
  if (!known?.status) throw new Failure('request_in_flight', { retryAfter: 1 });
  return { status: known.status, body: known.answer, replayed: true };
}

/** A stored refusal, to be answered like the first one but for its request id. */
export function asRefusal({ status, body }: Answered): Failure | undefined {
  if (status < 400) return undefined;
  const { code, ...options } = refusal.parse(body);
  return new Failure(code, options);
}
