import { createHash } from 'node:crypto';
import type { Transaction } from './database.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

const storedHours = 24;

export interface Answer {
  status: number;
  body: object;
  replayed?: boolean;
}

export interface KeyedRequest {
  /** Null: every request is new. */
  key: string | null;
  method: string;
  path: string;
  body: string;
  now: Date;
}

/**
 * Runs `execute` inside `tx` and stores its response for the key for 24 hours. Throws 400 `idempotency_error` for
 * another request, 409 while the first runs. The lock ends with the connection, so crashes need no cleanup.
 */
export async function answerOnce(
  tx: Transaction,
  request: KeyedRequest,
  execute: () => Promise<object>,
): Promise<Answer> {
  const { key } = request;
  if (key === null) return answerOf(execute);
  if (key.length > 255) throw invalidRequest('An idempotency key has at most 255 characters.');
  await holdKey(tx, key);

  const fingerprint = fingerprintOf(request);
  const stored = await findAnswer(tx, key, request.now);
  if (stored && stored.fingerprint !== fingerprint) {
    const message = 'This idempotency key was used before, with another call or other parameters.';
    throw new StripeError(400, { type: 'idempotency_error', message });
  }
  if (stored) return { status: stored.status, body: stored.answer, replayed: true };

  const answer = await answerOf(execute);
  await tx.query(
    `insert into sandbox_stripe.idempotency_key (key, fingerprint, status, answer, created_at) values ($1, $2, $3, $4, $5)
     on conflict (key) do update set fingerprint = excluded.fingerprint, status = excluded.status,
       answer = excluded.answer, created_at = excluded.created_at`,
    [key, fingerprint, answer.status, JSON.stringify(answer.body), request.now],
  );
  return answer;
}

/** An expected error is a response too; an unexpected one rolls back. */
async function answerOf(execute: () => Promise<object>): Promise<Answer> {
  try {
    return { status: 200, body: await execute() };
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

async function holdKey(tx: Transaction, key: string): Promise<void> {
  const { rows } = await tx.query<{ held: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 7245114)) as held',
    [key],
  );
  if (rows[0]?.held) return;
  const message = 'Another request with this idempotency key is still running. Try again with the same key.';
  throw new StripeError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message });
}

async function findAnswer(tx: Transaction, key: string, now: Date) {
  const { rows } = await tx.query<{ fingerprint: string; status: number; answer: object }>(
    'select fingerprint, status, answer from sandbox_stripe.idempotency_key where key = $1 and created_at > $2',
    [key, new Date(now.getTime() - storedHours * 3_600_000)],
  );
  return rows[0];
}

function fingerprintOf({ method, path, body }: KeyedRequest): string {
  const fields = Array.from(new URLSearchParams(body)).sort((a, b) => (`${a}` < `${b}` ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([method, path, fields]))
    .digest('hex');
}
