import type { Services } from '../../app/services.ts';
import type { ImagePipeline } from '../../ports/image-pipeline.ts';

export type ImageServices = Pick<Services, 'db' | 'imageHost'> & {
  config: Pick<Services['config'], 'dataDir' | 'rateLimits'>;
  imagePipeline: ImagePipeline;
};
