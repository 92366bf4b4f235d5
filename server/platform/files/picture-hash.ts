import { createHash } from 'node:crypto';

/** SHA-256 of a file's bytes. */
export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/**
 * The hash that a picture goes by and that begins the names of its files (reliability 5.6).
 * @param files SHA-256 of each file, in the order in which the picture lists them
 */
export const pictureHash = (files: readonly Buffer[]): string => sha256(Buffer.concat(files)).toString('hex');
