import { statfsSync } from 'node:fs';
import { Failure } from '../../../shared/errors.ts';
import { imageRefusals } from '../../../shared/words/refusals/images.ts';

const full = new Set(['ENOSPC', 'EDQUOT']);
const failing = new Set([...full, 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ESTALE', 'EMFILE', 'ENFILE']);
/** Read-only, gone, not ours, or on a failing disk. Sockets have other codes. */
const broken = new Set([...failing, 'ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ELOOP', 'ENODEV', 'ENXIO']);

const NO_ROOM = imageRefusals.noRoom();
const BROKEN = imageRefusals.notStoredNow();
const UNREADABLE = imageRefusals.notShownNow();

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const isDiskError = (error: unknown): boolean => broken.has(codeOf(error));

/** A missing file is no failure. */
export const isFailingDisk = (error: unknown): boolean => failing.has(codeOf(error));

/** Bytes of a new embedded database. */
const LEAST_FREE = 64 * 1024 * 1024;

/** PGlite does not say why it fails. */
export function isFull(dir: string): boolean {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize < LEAST_FREE;
}

/** Whether the disk caused it, also indirectly. */
export const isOfDisk = (error: unknown): boolean =>
  isDiskError(error) || (error instanceof Error && isDiskError(error.cause));

/**
 * Maps a disk error to a temporary failure (reliability T29).
 * @returns other errors unchanged
 */
export function orDiskFailure(error: unknown): unknown {
  if (!isDiskError(error)) return error;
  const reason = full.has(codeOf(error)) ? NO_ROOM : BROKEN;
  return Object.assign(new Failure('busy', { reason, retryAfter: 60 }), { cause: error });
}

/**
 * Returns undefined for a missing file.
 * @throws a temporary failure when the disk fails
 */
export function orAbsent(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw Object.assign(new Failure('busy', { reason: UNREADABLE, retryAfter: 60 }), { cause: error });
}
