// Loaded only where MEDIA_URL names a bucket: what it imports costs a start half a second.
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Place } from './media-place.ts';
import { checkKey, type MediaStorage, type StoredFile } from './storage.ts';

/** Media storage in a bucket, which must exist. What it holds is private: the server alone hands it out. */
export function createS3Storage({ bucket, prefix, region, endpoint, credentials }: S3Place): MediaStorage {
  const driver = new S3Driver({
    bucket,
    region,
    visibility: 'private',
    // Buckets have had no access lists since 2023, and refuse requests that name one.
    supportsACL: false,
    // Checksums that are not asked for are not understood by every server that speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });
  const start = prefix === '' ? '' : `${prefix}/`;
  const locate = (key: string): string => start + checkKey(key).join('/');
  return {
    put: async (key, data) => driver.put(locate(key), data),
    async get(key) {
      try {
        return Buffer.from(await driver.getBytes(locate(key)));
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    delete: async (key) => driver.delete(locate(key)),
    exists: async (key) => driver.exists(locate(key)),
    list: () => list(driver, start),
  };
}

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
