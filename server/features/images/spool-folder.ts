import { join } from 'node:path';
import type { ImageServices } from './image-services.ts';

/** Where uploads wait for their processing; beside the data and never served. */
export const spoolFolder = (config: Pick<ImageServices['config'], 'dataDir'>) => join(config.dataDir, 'uploads');
