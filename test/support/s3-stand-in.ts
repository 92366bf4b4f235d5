import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type S3StandIn = {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; headers: Record<string, string | undefined> }>;
  stop(): Promise<void>;
};

const fault = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** Simulates S3's four calls that we use, path-style; refuses unsigned or foreign requests. */
export async function startS3StandIn(accessKeyId: string): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const signed = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/[a-z0-9-]+/s3/aws4_request, .*Signature=[0-9a-f]{64}$`,
  );
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname.slice(1));
    const answer = (status: number, bytes: string | Buffer = '', type = 'application/xml') =>
      response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(bytes) }).end(bytes);
    if (!signed.test(request.headers.authorization ?? '')) return answer(403, fault('AccessDenied'));
    if (request.method === 'PUT') {
      const { 'content-type': type, 'cache-control': cache } = request.headers;
      objects.set(key, { bytes: body, headers: { type, cache } });
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    const found = objects.get(key);
    return found ? answer(200, found.bytes, found.headers.type) : answer(404, fault('NoSuchKey'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
