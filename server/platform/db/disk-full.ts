import { Failure } from '../../../shared/errors.ts';

/**
 * Maps "no space left" to a failure (reliability T29).
 * @returns other errors unchanged
 */
export function orDiskFull(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')))
    return error;
  const message = 'There is no room for more photos right now. Nothing was saved; please try again later.';
  return Object.assign(new Failure('busy', { message, retryAfter: 60 }), { cause: error });
}
