import type { PictureWidth } from '../../shared/domain/picture.ts';
import type { ImageFile } from './image-host.ts';

/** A finished picture: every size of it, largest WebP first. */
export type ProcessedImage = {
  files: ImageFile[];
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** Three colours from top to bottom, such as `#d9d4cb,#a08468,#6f5a47`; none for a picture that may be see-through. */
  tones?: string;
  /** SHA-256 over all files, in hexadecimal; it begins every file's name (reliability 5.6). */
  hash: string;
};

/** One width of a picture in AVIF. */
export type AvifSize = { width: PictureWidth; bytes: Uint8Array };

/** Turns what somebody uploaded into what may be shown (reliability 5.3 to 5.6). */
export type ImagePipeline = {
  /**
   * Makes every size of the picture in this file: upright, in sRGB, without metadata.
   * @throws Failure `image_refused` or `unsupported_media_type` with a sentence for the field `image`
   * @throws Failure `busy` when too many pictures wait already
   */
  process(spooledFile: string): Promise<ProcessedImage>;
  /**
   * Makes the AVIF sizes out of the largest WebP file of a picture. It takes longer than all the rest, so that photos
   * which somebody waits for go first.
   * @returns undefined while there are any
   * @throws Failure as above when the file is broken
   */
  makeAvif(file: string): Promise<AvifSize[] | undefined>;
  close(): Promise<void>;
};
