import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

type Pushed = { browser: string; headers: Record<string, string>; message: Record<string, unknown> };

/** RFC 8030, 7.2. */
const MOST_BYTES = 4096;

/** A local push service with browsers that decrypt what they get (RFC 8291) and check who sent it (RFC 8292). */
export async function openPushService() {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const pushed: Pushed[] = [];
  const tries: number[] = [];
  let status = 201;
  let publicKey = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    tries.push(status);
    if (body.length > MOST_BYTES) return void response.writeHead(413).end();
    const name = request.url?.slice(1) ?? '';
    const browser = browsers.get(name);
    if (status === 201 && browser) {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
      await checkSender(headers.authorization ?? '', publicKey, origin());
      pushed.push({ browser: name, headers, message: JSON.parse(decrypt(body, browser)) });
    }
    response.writeHead(status).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    pushed,
    /** Statuses of all requests. */
    tries,
    /** A browser that subscribes with the shop's key. @returns what it sends to the shop */
    subscribe(key: string) {
      publicKey = key;
      const name = randomBytes(8).toString('hex');
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = ecdh.generateKeys().toString('base64url');
      browsers.set(name, { ecdh, auth });
      return { endpoint: `${origin()}/${name}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    /** How it answers from now on. */
    answer(next: number) {
      status = next;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

async function checkSender(authorization: string, publicKey: string, audience: string): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('The message is not from the shop that the browser knows.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y, alg: 'ES256' }), { audience });
}

function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const derive = (secret: Buffer, seed: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, seed, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // A byte 2 ends the text; what follows is padding.
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
