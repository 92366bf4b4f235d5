import type { Handlers } from '../../handler.ts';
import type { ImageServices } from './image-services.ts';
import { uploadImage } from './upload-image.ts';

/** The calls of this feature. */
export const imageHandlers = (services: ImageServices): Pick<Handlers, 'uploadImage'> => ({
  uploadImage: (_, { caller, request }) => uploadImage(services, caller, request),
});
