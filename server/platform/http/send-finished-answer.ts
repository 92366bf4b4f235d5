import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

export type FinishedAnswer = {
  kind: string;
  tag: string;
  body: Buffer;
  headers: Record<string, string>;
  unchanged: Record<string, string>;
};

export type Finished = {
  size: number;
  encoded(encoding: Encoding): FinishedAnswer | undefined;
  encode(encoding: Encoding): Promise<FinishedAnswer>;
  weight(): number;
};

const BESIDES = 4096;
const BROTLI_QUALITY = 6;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** A byte in Node's pool holds its 64 KB. */
const unpooled = (bytes: Buffer) => Buffer.from(new Uint8Array(bytes).buffer);
const bodies: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: async (body) => unpooled(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
  gzip: async (body) => unpooled(await zip(body)),
  identity: async (body) => body,
};

/** Reads a response fully, to send it repeatedly. */
export async function sendFinishedAnswer(response: Response, kind: string): Promise<Finished> {
  const plain = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const { vary, ...others } = Object.fromEntries(response.headers);
  const ready = new Map<Encoding, FinishedAnswer>();
  const begun = new Map<Encoding, Promise<FinishedAnswer>>();

  const encode = async (encoding: Encoding): Promise<FinishedAnswer> => {
    const body = await bodies[encoding](plain);
    const tag = `"${hash}-${encoding}"`;
    const unchanged = { ...others, etag: tag, vary: [vary, 'Accept-Encoding'].filter(Boolean).join(', ') };
    const length = { 'content-length': String(body.byteLength) };
    const headers = { ...unchanged, ...length, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) };
    const answer = { kind, tag, body, headers, unchanged };
    ready.set(encoding, answer);
    return answer;
  };

  return {
    size: plain.byteLength,
    encoded: (encoding) => ready.get(encoding),
    encode(encoding) {
      const answer = begun.get(encoding) ?? encode(encoding);
      begun.set(encoding, answer);
      return answer;
    },
    weight() {
      const smaller = [...ready.values()].filter(({ body }) => body !== plain);
      return smaller.reduce((sum, { body }) => sum + body.byteLength, plain.byteLength + BESIDES);
    },
  };
}
