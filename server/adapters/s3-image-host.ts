import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { isPictureName, pictureContentType, withAvif } from '../../shared/domain/picture.ts';
import type { Config } from '../app/config.ts';
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
    // Without the last of these a store that takes a call and says nothing is only complained about, and waited for.
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: answerMs, throwOnRequestTimeout: true },
    // Stores that only resemble S3 often refuse the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/**
 * Pictures in an S3-compatible bucket, loaded by browsers from its public address. It can read them back too, so
 * that addresses made while pictures were on disk go on working once the folder was copied into the bucket.
 * @param answerMs milliseconds after which a call that was not answered is made again, three times in all
 */
export function createS3ImageHost(settings: Settings, answerMs = ANSWER_MS): ImageHost {
  const Bucket = settings.bucket;
  let connected: Promise<S3Client> | undefined;

  /** The library is heavy: it is loaded by the first picture. */
  async function ready() {
    const commands = await import('@aws-sdk/client-s3');
    connected ??= connect(settings, answerMs);
    return { client: await connected, ...commands };
  }

  /** Asks the store for something of a file. @returns undefined when it has none of this name */
  async function ask<T>(name: string, question: (s3: Awaited<ReturnType<typeof ready>>) => Promise<T>) {
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
      ask(name, async ({ client, HeadObjectCommand }) => {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: name }));
        return ContentLength;
      }),
    read: (name) =>
      ask(name, async ({ client, GetObjectCommand }) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
        return Body && { bytes: await Body.transformToByteArray(), contentType: pictureContentType(name) };
      }),
    stream: (name) =>
      ask(name, async ({ client, GetObjectCommand }) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
        return Body as Readable | undefined;
      }),
    async remove(names) {
      const { client, DeleteObjectCommand } = await ready();
      // One by one: the call that removes many is missing in several compatible stores.
      const removed = withAvif(names.filter(isPictureName)).map((name) =>
        client.send(new DeleteObjectCommand({ Bucket, Key: name })),
      );
      await Promise.all(removed).catch((error: unknown) => {
        throw pictureStoreFailure(error);
      });
    },
  };
}
