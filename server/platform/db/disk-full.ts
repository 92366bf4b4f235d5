import { Failure } from '../../../shared/errors.ts';

/**
 * Turns "no space left" into a failure that a person can read (reliability T29), with the cause kept for the log.
 * @returns any other error as it was
 */
export function orDiskFull(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')))
    return error;
  const message = 'There is no room for more photos right now. Nothing was saved; please try again later.';
  return Object.assign(new Failure('busy', { message, retryAfter: 60 }), { cause: error });
}
