import type { Readable } from 'node:stream';
import type { PictureContentType } from '../../shared/domain/picture.ts';

/** Re-encoded, upright, without metadata. */
export type ImageFile = { name: string; contentType: PictureContentType; bytes: Uint8Array };

/** Names are content hashes (reliability 5.6), so storing twice is harmless. */
export type ImageHost = {
  readonly kind: 'disk' | 's3' | 'imgbb';
  /** For the CSP; empty for this server. */
  readonly origin: string;
  /** Stores every size durably. @returns the main file's URL */
  put(files: readonly ImageFile[]): Promise<{ url: string }>;
  /** For `/images/*`. Hosts with own URLs lack these. */
  measure?(name: string): Promise<number | undefined>;
  read?(name: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
  stream?(name: string): Promise<Readable | undefined>;
  /** Also removes AVIF files beside WebP ones. */
  remove(names: readonly string[]): Promise<void>;
};
