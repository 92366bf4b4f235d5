import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export type LineMark = { rows: number; sha256: string };

const ENDING = '.jsonl.gz';
export const lineFileName = (name: string) => `${name}${ENDING}`;

export async function writeLineFile(path: string, lines: AsyncIterable<string>): Promise<LineMark> {
  const hash = createHash('sha256');
  let rows = 0;
  const marked = async function* () {
    for await (const line of lines) {
      hash.update(line).update('\n');
      rows += 1;
      yield `${line}\n`;
    }
  };
  await pipeline(Readable.from(marked()), createGzip(), createWriteStream(path));
  return { rows, sha256: hash.digest('hex') };
}

/**
 * Streams and verifies a compressed line file.
 * @param take gets unverified lines: roll back on a throw
 * @throws an Error that names the file
 */
export async function readLineFile(
  path: string,
  { rows, sha256 }: LineMark,
  take: (lines: AsyncIterable<string>) => Promise<unknown>,
): Promise<void> {
  const name = basename(path, ENDING);
  const hash = createHash('sha256');
  let found = 0;
  // `readline` also splits at U+2028 and U+2029, which JSON may contain.
  const cut = async function* (chunks: AsyncIterable<Buffer>) {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of chunks) {
      hash.update(chunk);
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      found += lines.length;
      yield* lines;
    }
  };
  try {
    await pipeline(createReadStream(path), createGunzip(), (chunks: AsyncIterable<Buffer>) => take(cut(chunks)));
  } catch (cause) {
    throw new Error(`${name} cannot be brought back: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  if (found !== rows) throw new Error(`${name} has ${found} rows, the backup had ${rows}.`);
  if (hash.digest('hex') !== sha256)
    throw new Error(`${name} is not as it was backed up: its ${rows} rows are there, but not all as they were.`);
}
