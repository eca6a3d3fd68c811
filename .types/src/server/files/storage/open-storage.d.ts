import type { MediaPlace } from './media-place.ts';
import { type MediaStorage } from './storage.ts';
/** Media storage at a place. What S3 needs is loaded only for S3. */
export declare function openMediaStorage(place: MediaPlace): Promise<MediaStorage>;
