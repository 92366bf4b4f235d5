import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { isPictureName, pictureContentType, withAvif } from '../../shared/domain/picture.ts';
import type { Config } from '../ports/config.ts';
import type { ImageHost } from '../ports/image-host.ts';
import { pictureStoreFailure } from './picture-store-failure.ts';

type Settings = Omit<Extract<Config['images'], { kind: 's3' }>, 'kind'>;

const CONNECT_MS = 3000;
const ANSWER_MS = 10_000;

async function connect(
  { region, endpoint, accessKeyId, secretAccessKey }: Settings,
  answerMs: number,
): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  return new S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    // Without `throwOnRequestTimeout`, it warns and keeps waiting.
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: answerMs, throwOnRequestTimeout: true },
    // Compatible stores often reject newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/**
 * Stores pictures in an S3-compatible bucket with a public URL. Also reads them, for old local URLs.
 * @param answerMs milliseconds per try, three tries
 */
export function createS3ImageHost(settings: Settings, answerMs = ANSWER_MS): ImageHost {
  const Bucket = settings.bucket;
  let connected: Promise<S3Client> | undefined;

  /** The library is heavy. */
  async function ready() {
    const commands = await import('@aws-sdk/client-s3');
    connected ??= connect(settings, answerMs);
    return { client: await connected, ...commands };
  }

  /** @returns undefined when it does not exist */
  async function request<T>(name: string, question: (s3: Awaited<ReturnType<typeof ready>>) => Promise<T>) {
    if (!isPictureName(name)) return undefined;
    try {
      return await question(await ready());
    } catch (error) {
      if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
      throw pictureStoreFailure(error);
    }
  }

  return {
    kind: 's3',
    origin: new URL(settings.publicUrl).origin,
    async put(files) {
      const { client, PutObjectCommand } = await ready();
      const stored = files.map(({ name, contentType, bytes }) =>
        client.send(
          new PutObjectCommand({
            Bucket,
            Key: name,
            Body: bytes,
            ContentType: contentType,
            CacheControl: 'public, max-age=31536000, immutable',
          }),
        ),
      );
      await Promise.all(stored).catch((error: unknown) => {
        throw pictureStoreFailure(error);
      });
      return { url: `${settings.publicUrl}/${files[0]?.name}` };
    },
    measure: (name) =>
      request(name, async ({ client, HeadObjectCommand }) => {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: name }));
        return ContentLength;
      }),
    read: (name) =>
      request(name, async ({ client, GetObjectCommand }) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
        return Body && { bytes: await Body.transformToByteArray(), contentType: pictureContentType(name) };
      }),
    stream: (name) =>
      request(name, async ({ client, GetObjectCommand }) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
        return Body as Readable | undefined;
      }),
    async remove(names) {
      const { client, DeleteObjectCommand } = await ready();
      // Several compatible stores lack bulk delete.
      const removed = withAvif(names.filter(isPictureName)).map((name) =>
        client.send(new DeleteObjectCommand({ Bucket, Key: name })),
      );
      await Promise.all(removed).catch((error: unknown) => {
        throw pictureStoreFailure(error);
      });
    },
  };
}
