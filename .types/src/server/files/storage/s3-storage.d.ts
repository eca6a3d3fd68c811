import type { S3Place } from './media-place.ts';
import { type MediaStorage } from './storage.ts';
/** Media storage in a bucket, which must exist. What it holds is private: the server alone hands it out. */
export declare function createS3Storage({ bucket, prefix, region, endpoint, credentials }: S3Place): MediaStorage;
