import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { createTryCount } from './check-quota.ts';
import type { ImageServices } from './image-services.ts';
import { uploadImage } from './upload-image.ts';

/** Handles picture uploads. */
export function imageHandlers(
  services: ImageServices & Pick<Services, 'config' | 'limitInDatabase'>,
): Pick<Handlers, 'uploadImage'> {
  const countTry = createTryCount(services);
  return {
    uploadImage: (_, { caller, request }) => countTry(caller, () => uploadImage(services, caller, request)),
  };
}
