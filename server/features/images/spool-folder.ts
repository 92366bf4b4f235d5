import { join } from 'node:path';
import type { ImageServices } from './image-services.ts';

/** Returns the folder for uploads before processing; never served. */
export const spoolFolder = (config: Pick<ImageServices['config'], 'dataDir'>) => join(config.dataDir, 'uploads');
