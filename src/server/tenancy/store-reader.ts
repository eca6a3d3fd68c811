import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ContentTypeName } from '#schemas/content/index.ts';
import type { PictureData } from '#schemas/sources/picture.ts';
import { parseMediaReference } from '#server/core/validation/media-reference.ts';
import { pictureFields, publicUrl } from '#server/files/public-media.ts';
import { nextChange, visibleDocument } from '#server/store/content/visible.ts';
import { findListedSchool, type ListedSchool, listedSchools, listedSchoolsAt } from '#server/store/global.ts';
import { content, media } from '#server/store/schema.ts';
import type { Db, Store } from '#server/store/store.ts';
import type { ContentItemOf, ContentReader, Directory, DirectoryEntry, StoredPicture } from './content-reader.ts';
import { createStoreBlogs, type ReaderMemory } from './store-blogs.ts';

/** Reads what visitors see at a time, inside a school's transaction. */
export const createStoreReader = (db: Db, now: Date, memory: ReaderMemory = {}): ContentReader => ({
  async items<T extends ContentTypeName>(type: T) {
    const document = visibleDocument(now);
    const change = nextChange(now);
    const rows = await db
      .select({ id: content.id, document, change })
      .from(content)
      .where(
        and(eq(content.type, type), isNull(content.deletedAt), sql`(${document} is not null or ${change} is not null)`),
      )
      .orderBy(asc(content.position), asc(content.id));
    const times = rows.flatMap((row) => (row.change ? [row.change.getTime()] : []));
    if (times.length > 0) memory.recordChange?.(new Date(Math.min(...times)));
    // What is published was checked by the schema of its type.
    return rows.flatMap(({ id, document }) => (document ? [{ id, document } as ContentItemOf<T>] : []));
  },
  blogs: createStoreBlogs(db, now, memory),
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
  async files(references) {
    const ids = new Map(references.map((reference) => [parseMediaReference(reference), reference]));
    const wanted = [...ids.keys()].filter((id) => id !== undefined);
    if (wanted.length === 0) return new Map();
    const rows = await db
      .select()
      .from(media)
      .where(and(inArray(media.id, wanted), eq(media.class, 'public')));
    return new Map(rows.map((row) => [ids.get(row.id) ?? '', publicUrl(row)]));
  },
});

/** The directory over the database. */
export interface StoreDirectory extends Directory {
  /** The same, which passes to `recordChange` each time at which something it has read changes by itself. */
  recording(recordChange: (change: Date) => void): Directory;
}

/** The directory of active and listed schools; each is read in a transaction of its own. */
export const createStoreDirectory = (
  store: Store,
  options: { urlOf: (slug: string) => string; now: () => Date },
): StoreDirectory => ({
  ...directoryOf(store, options),
  recording: (recordChange) => directoryOf(store, { ...options, recordChange }),
});

interface DirectoryOptions {
  readonly urlOf: (slug: string) => string;
  readonly now: () => Date;
  readonly recordChange?: (change: Date) => void;
}

const entryAt =
  (urlOf: DirectoryOptions['urlOf']) =>
  ({ id, slug, schoolKey, name }: ListedSchool): DirectoryEntry => ({
    schoolId: id,
    slug,
    schoolKey,
    name,
    url: urlOf(slug),
  });

const directoryOf = (store: Store, { urlOf, now, recordChange }: DirectoryOptions): Directory => ({
  async list({ place = '', ...page }) {
    if (place === '') return (await listedSchools(store, page)).map(entryAt(urlOf));
    const { schools, next } = await listedSchoolsAt(store, { ...page, place, now: now() });
    if (recordChange && next) recordChange(next);
    return schools.map(entryAt(urlOf));
  },
  find: async (slugOrKey) =>
    [await findListedSchool(store, slugOrKey)].flatMap((school) => school ?? []).map(entryAt(urlOf))[0],
  within: (schoolId, work) =>
    store.school(schoolId, ({ db }) => work(createStoreReader(db, now(), { recordChange })), { readOnly: true }),
});
