import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { inFormat, isPictureName, type PictureFormat, pictureContentType } from '../../../shared/domain/picture.ts';
import { orAbsent } from '../../platform/files/disk-failure.ts';
import { measureFile, streamFile } from '../../platform/files/measured-file.ts';
import type { ImageHost } from '../../ports/image-host.ts';

const demoFolder = fileURLToPath(new URL('../../../assets/demo/', import.meta.url));

const demo = /^\/images\/demo\/([a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|jpg|avif))$/;

type Found = {
  size: number;
  tag: string;
  contentType: string;
  cache: string;
  /** Undefined when removed meanwhile. */
  read(): Promise<Uint8Array | undefined>;
  stream(): Promise<Readable | undefined>;
};

/** Uploads never change; a demo picture may change with a release. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

/** Two name patterns are allowed, which exclude path traversal. */
async function find(host: ImageHost, path: string, folder: string): Promise<Found | undefined> {
  const name = path.replace(/^\/images\//, '');
  if (path !== name && isPictureName(name)) {
    const size = await host.measure?.(name);
    if (size === undefined) return undefined;
    return {
      size,
      tag: `"${basename(name)}"`,
      contentType: pictureContentType(name),
      cache: FOR_EVER,
      read: async () => (await host.read?.(name))?.bytes,
      stream: async () => host.stream?.(name),
    };
  }
  const demoName = demo.exec(path)?.[1] ?? '';
  const file = `${folder}${demoName}`;
  const measured = demoName ? await measureFile(file) : undefined;
  if (!measured) return undefined;
  const { size, written } = measured;
  return {
    size,
    tag: `"${size}-${written}"`,
    contentType: pictureContentType(demoName),
    cache: ONE_DAY,
    read: () => readFile(file).catch(orAbsent),
    stream: () => streamFile(file),
  };
}

/** Best first: AVIF if `Accept` names it, JPEG as a fallback. */
function formatsFor(accept: string | null): PictureFormat[] {
  const named = (accept || '*/*').toLowerCase().split(',');
  const taken = new Set(
    named.filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one)).map((one) => one.replace(/;.*/s, '').trim()),
  );
  const webp = ['image/webp', 'image/*', '*/*'].some((type) => taken.has(type));
  return [...(taken.has('image/avif') ? ['avif' as const] : []), webp ? 'webp' : 'jpg'];
}

async function findFor(host: ImageHost, path: string, { accept, folder }: { accept: string | null; folder: string }) {
  const found = await find(host, path, folder);
  if (!found || !isOpenToChoice(path)) return found;
  for (const format of formatsFor(accept)) {
    const other = format === 'webp' ? found : await find(host, inFormat(path, format), folder);
    if (other) return other;
  }
  return found;
}

const isOpenToChoice = (path: string) => path.endsWith('.webp');

/**
 * Reads a listing's photo by URL.
 * @returns undefined when it is gone or its host only serves browsers
 */
export async function readPicture(host: ImageHost, url: string): Promise<Uint8Array | undefined> {
  const name = /[^/]+\/[^/]+\/[^/]+$/.exec(url)?.[0] ?? '';
  const path = isPictureName(name) ? `/images/${name}` : url;
  return (await find(host, path, demoFolder))?.read();
}

/** Against scripts, sniffing and embedding by other sites (reliability 5.7). */
const GUARDS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const matches = (header: string, tag: string) =>
  header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);

/** Several times faster than streaming. */
const AT_ONCE = 128 * 1024;

const bodyOf = async ({ size, read, stream }: Found, onError: (error: unknown) => void) => {
  if (size <= AT_ONCE) return (await read()) as Uint8Array<ArrayBuffer> | undefined;
  const large = await stream();
  large?.on('error', onError);
  return large && (Readable.toWeb(large) as ReadableStream);
};

/**
 * Serves GET and HEAD of `/images/*`. A `.webp` URL may return AVIF.
 * @param path raw
 * @param options.onError gets the error that cuts a picture off
 * @throws busy when the disk fails
 */
export async function serveImage(
  host: ImageHost,
  path: string,
  request: Request,
  {
    folder = demoFolder,
    onError = () => undefined,
  }: { folder?: string | undefined; onError?(error: unknown): void } = {},
): Promise<Response> {
  const plain = { ...GUARDS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Pictures can only be read.', { status: 405, headers: { ...plain, Allow: 'GET, HEAD' } });
  const missing = () => new Response('There is no such picture.', { status: 404, headers: plain });
  const found = await findFor(host, path, { accept: request.headers.get('accept'), folder });
  if (!found) return missing();
  const { size, tag, contentType, cache } = found;
  const headers = { ...GUARDS, ...(isOpenToChoice(path) ? { Vary: 'Accept' } : {}), 'Cache-Control': cache, ETag: tag };
  if (matches(request.headers.get('if-none-match') ?? '', tag)) return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : await bodyOf(found, onError);
  if (body === undefined) return missing();
  return new Response(body, { headers: { ...headers, 'Content-Type': contentType, 'Content-Length': String(size) } });
}
