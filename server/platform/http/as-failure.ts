import { Failure } from '../../../shared/errors.ts';
import { endsConnection, sqlState } from '../db/database-error.ts';
import { isFailingDisk } from '../files/disk-failure.ts';

/** Temporary SQLSTATEs: connection, rollback, overload, shutdown, timeout, disk (reliability T29). */
const notNow = /^(08|40001|40P01|53|57P|58|55P03|57014|25006)/;

const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE']);

const connectionLost = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** Maps any error to a failure for clients. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  const isAway = socketErrors.has(code) || connectionLost.test(message) || endsConnection(error);
  if (isAway || notNow.test(sqlState(error) ?? '')) return new Failure('busy', { retryAfter: 2 });
  if (isFailingDisk(error)) return new Failure('busy', { retryAfter: 60 });
  return new Failure('internal');
}
