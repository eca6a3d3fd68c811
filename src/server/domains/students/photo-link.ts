import { inArray } from 'drizzle-orm';
import { privateMediaLink } from '#server/files/signed-links.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { type MediaRow, media, type StudentRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

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

/** What the photos of students are linked by, by their ids. */
export const photosOf = async (
  db: Db,
  rows: readonly Pick<StudentRow, 'photoMediaId'>[],
): Promise<ReadonlyMap<number, Photo>> => {
  const ids = rows.flatMap(({ photoMediaId }) => photoMediaId ?? []);
  if (ids.length === 0) return new Map();
  const columns = { schoolId: media.schoolId, id: media.id, variants: media.variants };
  const found = await db.select(columns).from(media).where(inArray(media.id, ids));
  return new Map(found.map((row) => [row.id, row]));
};
