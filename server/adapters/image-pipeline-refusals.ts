import { Failure } from '../../shared/errors.ts';

const refusals = {
  not_a_photo: 'This file is not a photo we can read. Please choose a JPEG, PNG or WebP picture.',
  unreadable: 'This photo is damaged or incomplete. Please choose another, or save it again as a JPEG.',
  too_many_pixels: 'This photo is larger than 40 megapixels. Please make it smaller and try again.',
  too_long: 'This photo is longer than 12,000 pixels on one side. Please crop it and try again.',
  animated: 'This picture is animated. Please choose a still photo.',
  too_slow: 'This photo took too long to read. Please make it smaller, or save it again as a JPEG.',
  too_heavy: 'This photo needs too much memory to read. Please make it smaller, or save it again as a JPEG.',
} as const;

export type PictureRefusal = keyof typeof refusals;

/** Only its reason crosses the process boundary. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Returns 415 for an unsupported format, else 422. */
export function refusalFailure(reason: PictureRefusal): Failure {
  const message = refusals[reason];
  return new Failure(reason === 'not_a_photo' ? 'unsupported_media_type' : 'image_refused', {
    message,
    fields: { image: message },
  });
}

/** Retry-After in seconds. */
const BUSY_SECONDS = 5;

/** Returns the failure for overload, whatever the picture. */
export const busyFailure = () =>
  new Failure('busy', {
    message: 'Many photos are being uploaded right now. Please try again in a moment.',
    retryAfter: BUSY_SECONDS,
  });

export function reasonOf(error: unknown): PictureRefusal {
  if (error instanceof PictureRefused) return error.reason;
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit/.test(text)) return 'too_many_pixels';
  return /unsupported image format/.test(text) ? 'not_a_photo' : 'unreadable';
}
