import type { MediaPlace } from './media-place.ts';
import { createFileStorage, type MediaStorage } from './storage.ts';

/** Media storage at a place. What S3 needs is loaded only for S3. */
export const openMediaStorage = async (place: MediaPlace): Promise<MediaStorage> => {
  if (place.kind === 'folder') return createFileStorage(place.directory);
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(place);
};
