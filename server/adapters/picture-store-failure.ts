import { Failure } from '../../shared/errors.ts';
import { imageRefusals } from '../../shared/words/refusals/images.ts';

export const pictureStoreFailure = (cause: unknown) =>
  Object.assign(
    new Failure('provider_unavailable', {
      reason: imageRefusals.storeAway(),
      retryAfter: 10,
    }),
    { cause },
  );
