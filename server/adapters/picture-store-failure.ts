import { Failure } from '../../shared/errors.ts';

export const pictureStoreFailure = (cause: unknown) =>
  Object.assign(
    new Failure('provider_unavailable', {
      message: 'Our photo storage isn’t responding. Your photo wasn’t saved; please try again in a moment.',
      retryAfter: 10,
    }),
    { cause },
  );
