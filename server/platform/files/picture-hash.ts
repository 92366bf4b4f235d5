import { createHash } from 'node:crypto';

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/**
 * The hash begins the file names (reliability 5.6).
 * @param files SHA-256 of each file, in order
 */
export const pictureHash = (files: readonly Buffer[]): string => sha256(Buffer.concat(files)).toString('hex');
