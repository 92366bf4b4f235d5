import { Failure } from '../../shared/errors.ts';

/** The failure of a store that is not on this machine; the store's own error goes to the log as its cause. */
export const pictureStoreFailure = (cause: unknown) =>
  Object.assign(
    new Failure('provider_unavailable', {
      message: 'Our photo storage isn’t responding. Your photo wasn’t saved; please try again in a moment.',
      retryAfter: 10,
    }),
    { cause },
  );
