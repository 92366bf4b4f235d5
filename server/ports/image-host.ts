import type { Readable } from 'node:stream';
import type { PictureContentType } from '../../shared/domain/picture.ts';

/** One file of a picture, re-encoded, upright and without metadata. */
export type ImageFile = { name: string; contentType: PictureContentType; bytes: Uint8Array };

/** Picture storage. Names are content hashes (reliability 5.6), so storing twice is harmless. */
export type ImageHost = {
  readonly kind: 'disk' | 's3' | 'imgbb';
  /** Origin for the CSP; empty when it is this server. */
  readonly origin: string;
  /** Stores every size of a picture durably and returns the main file's URL. */
  put(files: readonly ImageFile[]): Promise<{ url: string }>;
  /** For `/images/*`; undefined when the file does not exist. Hosts with their own URLs lack these methods. */
  measure?(name: string): Promise<number | undefined>;
  read?(name: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
  stream?(name: string): Promise<Readable | undefined>;
  /** Removes files, and the AVIF files beside WebP ones. */
  remove(names: readonly string[]): Promise<void>;
};
