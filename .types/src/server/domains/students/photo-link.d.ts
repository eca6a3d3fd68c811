import type { Services } from '#server/http/calls/handle.ts';
import type { MediaRow } from '#server/store/schema.ts';
type Photo = Pick<MediaRow, 'schoolId' | 'id' | 'variants'>;
/** A link to a student's photo in the smallest size that is good enough; undefined where there is no file of it. */
export declare const photoLink: (services: Pick<Services, 'sealer' | 'now'>, photo: Photo | null) => string | undefined;
export {};
