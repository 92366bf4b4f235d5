import { statfsSync } from 'node:fs';
import { Failure } from '../../../shared/errors.ts';
import { imageRefusals } from '../../../shared/words/refusals/images.ts';

const full = new Set(['ENOSPC', 'EDQUOT']);
const failing = new Set([...full, 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ESTALE', 'EMFILE', 'ENFILE']);
/** The folder is read-only, gone, not ours, or its disk fails. Sockets have other codes. */
const broken = new Set([...failing, 'ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ELOOP', 'ENODEV', 'ENXIO']);

const NO_ROOM = imageRefusals.noRoom();
const BROKEN = imageRefusals.notStoredNow();
const UNREADABLE = imageRefusals.notShownNow();

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const isDiskError = (error: unknown): boolean => broken.has(codeOf(error));

/** Returns whether the disk fails; a missing file is no sign of that. */
export const isFailingDisk = (error: unknown): boolean => failing.has(codeOf(error));

/** Bytes that a new embedded database needs. */
const LEAST_FREE = 64 * 1024 * 1024;

/** Returns whether there is no room for a database: PGlite does not say why it fails. */
export function isFull(dir: string): boolean {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize < LEAST_FREE;
}

/** Returns whether a disk caused it. */
export const isOfDisk = (error: unknown): boolean =>
  isDiskError(error) || (error instanceof Error && isDiskError(error.cause));

/**
 * Maps an error of the disk to a failure for some time (reliability T29).
 * @returns other errors unchanged
 */
export function orDiskFailure(error: unknown): unknown {
  if (!isDiskError(error)) return error;
  const reason = full.has(codeOf(error)) ? NO_ROOM : BROKEN;
  return Object.assign(new Failure('busy', { reason, retryAfter: 60 }), { cause: error });
}

/**
 * Takes a file that does not exist for undefined.
 * @throws a failure for some time when the disk does not answer
 */
export function orAbsent(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw Object.assign(new Failure('busy', { reason: UNREADABLE, retryAfter: 60 }), { cause: error });
}
