import { Failure } from '../../shared/errors.ts';
import { imageRefusals } from '../../shared/words/refusals/images.ts';

const refusals = {
  not_a_photo: imageRefusals.notAPhoto(),
  unreadable: imageRefusals.unreadable(),
  too_many_pixels: imageRefusals.tooManyPixels(),
  too_long: imageRefusals.tooLong(),
  animated: imageRefusals.animated(),
  too_slow: imageRefusals.tooSlow(),
  too_heavy: imageRefusals.tooHeavy(),
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
  const refusal = refusals[reason];
  return new Failure(reason === 'not_a_photo' ? 'unsupported_media_type' : 'image_refused', {
    reason: refusal,
    fields: { image: refusal },
  });
}

/** Retry-After in seconds. */
const BUSY_SECONDS = 5;

/** Returns the failure for overload, whatever the picture. */
export const busyFailure = () =>
  new Failure('busy', {
    reason: imageRefusals.busy(),
    retryAfter: BUSY_SECONDS,
  });

export function reasonOf(error: unknown): PictureRefusal {
  if (error instanceof PictureRefused) return error.reason;
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit/.test(text)) return 'too_many_pixels';
  return /unsupported image format/.test(text) ? 'not_a_photo' : 'unreadable';
}
