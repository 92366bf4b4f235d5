import type { PictureWidth } from '../../shared/domain/picture.ts';
import type { ImageFile } from './image-host.ts';

export type ProcessedImage = {
  files: ImageFile[];
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Top to bottom: `#d9d4cb,#a08468,#6f5a47`; none with transparency. */
  tones?: string;
  /** SHA-256 of all files in hex, for their names (reliability 5.6). */
  hash: string;
};

export type AvifSize = { width: PictureWidth; bytes: Uint8Array };

/** Makes uploads safe (reliability 5.3 to 5.6). */
export type ImagePipeline = {
  /**
   * Encodes every size: upright, sRGB, no metadata.
   * @throws Failure `image_refused`, `unsupported_media_type`, or `busy`
   */
  process(spooledFile: string): Promise<ProcessedImage>;
  /**
   * Slow, so uploads go first.
   * @returns undefined while uploads wait
   * @throws Failure
   */
  makeAvif(file: string): Promise<AvifSize[] | undefined>;
  close(): Promise<void>;
};
