import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { PictureData } from '../../../schemas/sources/picture.ts';
import { pictureFields } from '../media/picture.ts';
import { parseMediaReference } from '../media/reference.ts';
import { listedSchools } from '../store/global.ts';
import { content, media } from '../store/schema.ts';
import type { Db, Store } from '../store/store.ts';
import type { ContentReader, Directory, StoredPicture } from './content-reader.ts';

/** Reads published content inside a school's transaction. */
export const createStoreReader = (db: Db, now: Date): ContentReader => ({
  async items(type) {
    const rows = await db
      .select({ id: content.id, document: content.published })
      .from(content)
      .where(
        and(
          eq(content.type, type),
          isNotNull(content.published),
          isNull(content.deletedAt),
          or(isNull(content.publishAt), lte(content.publishAt, now)),
          or(isNull(content.expireAt), gt(content.expireAt, now)),
        ),
      )
      .orderBy(asc(content.position), asc(content.id));
    return rows.map(({ id, document }) => ({ id, document: document ?? {} }));
  },
  async pictures(references) {
    const ids = new Map(references.map((reference) => [parseMediaReference(reference), reference]));
    const wanted = [...ids.keys()].filter((id) => id !== undefined);
    const found = new Map<string, StoredPicture>();
    if (wanted.length === 0) return found;
    const rows = await db
      .select({
        schoolId: media.schoolId,
        id: media.id,
        alt: media.alt,
        thumbhash: media.thumbhash,
        focal: media.focal,
        variants: media.variants,
      })
      .from(media)
      .where(inArray(media.id, wanted));
    for (const row of rows) {
      if (row.variants.length === 0) continue;
      found.set(ids.get(row.id) ?? '', (name) => {
        const fields = pictureFields({ row, field: 'picture', name });
        return { url: fields.picture as string, media: fields.picture_Media as PictureData };
      });
    }
    return found;
  },
});

/** The directory of active and listed schools; each is read in a transaction of its own. */
export const createStoreDirectory = (
  store: Store,
  options: { urlOf: (slug: string) => string; now: () => Date },
): Directory => ({
  async list(limit) {
    const schools = await listedSchools(store, limit);
    return schools.map(({ id, slug, schoolKey, name }) => ({
      schoolId: id,
      slug,
      schoolKey,
      name,
      url: options.urlOf(slug),
    }));
  },
  within: (schoolId, work) =>
    store.school(schoolId, ({ db }) => work(createStoreReader(db, options.now())), { readOnly: true }),
});
