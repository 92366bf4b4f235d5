import { Failure } from '../../../shared/errors.ts';

const full = new Set(['ENOSPC', 'EDQUOT']);
/** A folder that is read-only, gone, not ours, or on a disk that fails. Sockets have other codes. */
const broken = new Set([
  ...['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST'],
  ...['ENODEV', 'ENXIO', 'ESTALE', 'EMFILE', 'ENFILE'],
]);

const NO_ROOM = 'There is no room for more photos right now. Nothing was saved; please try again later.';
const BROKEN = 'Photos cannot be stored right now. Nothing was saved; please try again later.';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const isDiskError = (error: unknown): boolean => full.has(codeOf(error)) || broken.has(codeOf(error));

/** Returns whether this error, or what caused it, is of a disk. */
export const isOfDisk = (error: unknown): boolean =>
  isDiskError(error) || (error instanceof Error && isDiskError(error.cause));

/**
 * Maps an error of the disk to a failure for some time (reliability T29).
 * @returns other errors unchanged
 */
export function orDiskFailure(error: unknown): unknown {
  if (!isDiskError(error)) return error;
  const message = full.has(codeOf(error)) ? NO_ROOM : BROKEN;
  return Object.assign(new Failure('busy', { message, retryAfter: 60 }), { cause: error });
}
