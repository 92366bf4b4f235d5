import type { Readable } from 'node:stream';
import type { PictureContentType } from '../../shared/domain/picture.ts';

/** One finished file of a picture: its bytes are already re-encoded, upright and free of metadata. */
export type ImageFile = { name: string; contentType: PictureContentType; bytes: Uint8Array };

/**
 * Where pictures live: our own disk, an S3-compatible store or imgbb.
 * Names are made from the content (reliability 5.6), so putting the same file twice is harmless.
 */
export type ImageHost = {
  readonly kind: 'disk' | 's3' | 'imgbb';
  /** Where the browser loads pictures from, for the content security policy; empty when it is this server. */
  readonly origin: string;
  /** Keeps every size of one picture durably and answers the address of its main file. */
  put(files: readonly ImageFile[]): Promise<{ url: string }>;
  /**
   * What `/images/*` is answered from: how many bytes a file has, all of them, and the file as a stream, which is then read
   * to its end or destroyed. Each is undefined when there is no such file; hosts that serve by themselves have none.
   */
  measure?(name: string): Promise<number | undefined>;
  read?(name: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
  stream?(name: string): Promise<Readable | undefined>;
  /** Removes these files, and with a WebP file the AVIF beside it. */
  remove(names: readonly string[]): Promise<void>;
};
