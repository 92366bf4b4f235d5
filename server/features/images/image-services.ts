import type { Services } from '../../app/services.ts';
import type { ImagePipeline } from '../../ports/image-pipeline.ts';

/** What this feature needs of the services. */
export type ImageServices = Pick<Services, 'db' | 'imageHost'> & {
  config: Pick<Services['config'], 'dataDir' | 'rateLimits'>;
  imagePipeline: ImagePipeline;
};
