import type { ImagePipeline } from '../../ports/image-pipeline.ts';
import type { Services } from '../../ports/services.ts';

export type ImageServices = Pick<Services, 'db' | 'imageHost'> & {
  config: Pick<Services['config'], 'dataDir' | 'rateLimits'>;
  imagePipeline: ImagePipeline;
};
