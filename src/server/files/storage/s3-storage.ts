// Loaded only where MEDIA_URL names a bucket: what it imports costs a start half a second.

import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Place } from './media-place.ts';
import { type BytePart, checkKey, type MediaStorage, type OpenedFile, type StoredFile } from './storage.ts';

/** Media storage in a bucket, which must exist. What it holds is private: the server alone hands it out. */
export const createS3Storage = ({ bucket, prefix, region, endpoint, credentials }: S3Place): MediaStorage => {
  const client = new S3Client({
    region,
    // Not every server that speaks S3 understands unrequested checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });
  const driver = new S3Driver({
    client,
    bucket,
    visibility: 'private',
    // Buckets have had no access lists since 2023, and refuse requests that name one.
    supportsACL: false,
  });
  const start = prefix === '' ? '' : `${prefix}/`;
  const locate = (key: string): string => start + checkKey(key).join('/');
  return {
    put: async (key, data) => driver.put(locate(key), data),
    async get(key) {
      const place = locate(key);
      return unlessMissing(driver.getBytes(place).then((bytes) => Buffer.from(bytes)));
    },
    async size(key) {
      const command = new HeadObjectCommand({ Bucket: bucket, Key: locate(key) });
      return (await unlessMissing(client.send(command)))?.ContentLength;
    },
    open: async (key, part) => unlessMissing(openObject(client, { bucket, key: locate(key), part })),
    delete: async (key) => driver.delete(locate(key)),
    exists: async (key) => driver.exists(locate(key)),
    list: () => list(driver, start),
  };
};

interface Wanted {
  readonly bucket: string;
  readonly key: string;
  readonly part: BytePart | undefined;
}

const openObject = async (client: S3Client, { bucket, key, part }: Wanted): Promise<OpenedFile> => {
  const range = part && { Range: `bytes=${part.start}-${part.end}` };
  const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, ...range }));
  if (!(Body instanceof Readable) || ContentLength === undefined)
    throw new Error('The bucket answered without a body.');
  return { bytes: ContentLength, stream: Body };
};

const unlessMissing = async <T>(found: Promise<T>): Promise<T | undefined> => {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
    throw error;
  }
};

async function* list(driver: S3Driver, start: string): AsyncGenerator<StoredFile> {
  let paginationToken: string | undefined;
  do {
    const page = await driver.listAll(start || '/', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) {
      if (!object.isFile) continue;
      const { lastModified } = await object.getMetaData();
      yield { key: object.key.slice(start.length), modified: lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}
