import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isPictureName, pictureContentType } from '../../../shared/domain/picture.ts';
import type { ImageHost } from '../../ports/image-host.ts';

const demoFolder = fileURLToPath(new URL('../../../assets/demo/', import.meta.url));

const demo = /^\/images\/demo\/([a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|jpg))$/;

type Found = { bytes: Uint8Array; contentType: string; cache: string };

/** A name of an uploaded picture stands for its bytes for ever; a demo picture may change with the next version. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

/** Only names of these two shapes are looked up, so no path can lead anywhere else. */
async function find(host: ImageHost, path: string, folder: string): Promise<Found | undefined> {
  const name = path.replace(/^\/images\//, '');
  if (path !== name && isPictureName(name)) {
    const file = await host.read?.(name);
    return file && { ...file, cache: FOR_EVER };
  }
  const demoName = demo.exec(path)?.[1];
  if (!demoName) return undefined;
  const bytes = await readFile(`${folder}${demoName}`).catch(() => undefined);
  return bytes && { bytes, contentType: pictureContentType(demoName), cache: ONE_DAY };
}

/**
 * The bytes of a photo by the address that listings know it by.
 * @returns undefined when it is gone, or lives at a host that only serves browsers
 */
export async function readPicture(host: ImageHost, url: string): Promise<Uint8Array | undefined> {
  const name = /[^/]+\/[^/]+\/[^/]+$/.exec(url)?.[0] ?? '';
  const path = isPictureName(name) ? `/images/${name}` : url;
  return (await find(host, path, demoFolder))?.bytes;
}

/** Nothing that is served here may run, be sniffed into something else or be shown by another site (reliability 5.7). */
const GUARDS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Whether `If-None-Match` holds this tag. */
const matches = (header: string, etag: string) =>
  header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);

/**
 * Answers GET and HEAD of `/images/*`: uploaded pictures by their host, demo pictures out of the repository.
 * @param path the request's path as it came, not decoded
 */
export async function serveImage(
  host: ImageHost,
  path: string,
  request: Request,
  folder = demoFolder,
): Promise<Response> {
  const plain = { ...GUARDS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Pictures can only be read.', { status: 405, headers: { ...plain, Allow: 'GET, HEAD' } });
  const found = await find(host, path, folder);
  if (!found) return new Response('There is no such picture.', { status: 404, headers: plain });
  const etag = `"${createHash('sha256').update(found.bytes).digest('base64url').slice(0, 27)}"`;
  const headers = { ...GUARDS, 'Cache-Control': found.cache, ETag: etag };
  if (matches(request.headers.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : new Uint8Array(found.bytes);
  return new Response(body, {
    headers: { ...headers, 'Content-Type': found.contentType, 'Content-Length': String(found.bytes.byteLength) },
  });
}
