import { privateMediaLink } from '#server/files/signed-links.ts';
import type { Services } from '#server/http/calls/handle.ts';
import type { MediaRow } from '#server/store/schema.ts';

type Photo = Pick<MediaRow, 'schoolId' | 'id' | 'variants'>;

/** Wide enough for a card of the office on a screen of double density. */
const wantedWidth = 480;

/** A link to a student's photo in the smallest size that is good enough; undefined if there is no file of it. */
export const photoLink = (services: Pick<Services, 'sealer' | 'now'>, photo: Photo | null): string | undefined => {
  if (!photo) return undefined;
  const sizes = photo.variants.filter(({ format }) => format === 'webp').toSorted((a, b) => a.width - b.width);
  const size = sizes.find(({ width }) => width >= wantedWidth) ?? sizes.at(-1);
  const file = size?.key.split('/').at(-1);
  return file && privateMediaLink(services, { schoolId: photo.schoolId, mediaId: photo.id, file });
};
