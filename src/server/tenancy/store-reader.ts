import { and, asc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { ContentTypeName } from '#schemas/content/index.ts';
import { mediaName } from '#server/core/cache/page-cache.ts';
import { parseMediaReference } from '#server/core/validation/media-reference.ts';
import { downloadOf, publicUrl, storedPicture } from '#server/files/public-media.ts';
import { nextChange, visibleDocument } from '#server/store/content/visible.ts';
import { findListedSchool, type ListedSchool, listedSchools, listedSchoolsAt } from '#server/store/global.ts';
import { content, media } from '#server/store/schema.ts';
import type { Db, Store } from '#server/store/store.ts';
import type {
  ContentItemOf,
  ContentReader,
  Directory,
  DirectoryEntry,
  ReadRecorder,
  StoredPicture,
} from './content-reader.ts';
import { createDraftBlogs, draftsOf } from './draft-blogs.ts';
import { createStoreBlogs, type ReaderMemory } from './store-blogs.ts';

/** Reads what visitors see at a time, inside a school's transaction. */
export const createStoreReader = (db: Db, now: Date, memory: ReaderMemory = {}): ContentReader => ({
  async items<T extends ContentTypeName>(type: T) {
    const document = visibleDocument(now);
    const change = nextChange(now);
    const drafted = draftsOf(memory.drafts, type).map(([id]) => id);
    const rows = await db
      .select({ id: content.id, document, change, expireAt: content.expireAt })
      .from(content)
      .where(
        and(
          eq(content.type, type),
          isNull(content.deletedAt),
          or(isNotNull(document), isNotNull(change), drafted.length > 0 ? inArray(content.id, drafted) : undefined),
        ),
      )
      .orderBy(asc(content.position), asc(content.id));
    const next = firstOf(rows.map((row) => row.change));
    if (next) memory.recordChange?.({ next, end: firstOf(rows.map((row) => after(row.expireAt, now))) });
    // What is published was checked by the schema of its type.
    return rows.flatMap(({ id, document: seen }) => {
      const draft = memory.drafts?.get(id);
      const document = draft ? draft.document : seen;
      return document ? [{ id, document } as ContentItemOf<T>] : [];
    });
  },
  blogs: memory.drafts ? createDraftBlogs(db, now, memory) : createStoreBlogs(db, now, memory),
  async pictures(references) {
    const found = await readMedia(db, references, memory);
    return new Map(
      found.flatMap(({ reference, row }): [string, StoredPicture][] => {
        const picture = storedPicture(row);
        return picture ? [[reference, picture]] : [];
      }),
    );
  },
  async files(references) {
    const found = (await readMedia(db, references, memory)).filter(({ row }) => row.class === 'public');
    return new Map(found.map(({ reference, row }) => [reference, publicUrl(row)]));
  },
});

const after = (time: Date | null, now: Date): Date | null => (time && time > now ? time : null);

const firstOf = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((first, time) => (first && (!time || first <= time) ? first : time), null);

/** The rows behind `media:<id>` references that are there; a picture of children without consent is not. */
const readMedia = async (db: Db, references: readonly string[], { recordMedia }: ReaderMemory) => {
  const byId = new Map(references.map((reference) => [parseMediaReference(reference), reference]));
  const ids = [...byId.keys()].filter((id) => id !== undefined);
  if (ids.length === 0) return [];
  const {
    schoolId,
    id,
    kind,
    class: sort,
    alt,
    altTranslations,
    thumbhash,
    focal,
    children,
    variants,
    fileName,
    mime,
  } = media;
  const rows = await db
    .select({ schoolId, id, kind, class: sort, alt, altTranslations, thumbhash, focal, variants, fileName, mime })
    .from(media)
    .where(and(inArray(id, ids), or(isNull(children), ne(children, 'noConsent'))));
  for (const row of rows) {
    // No content names a private one: it is the photo of somebody who is shown by consent, as a child's is.
    const kindOf = row.class === 'public' ? 'public' : 'minor';
    recordMedia?.({ name: mediaName(row.schoolId, row.id), class: kindOf, document: downloadOf(row) });
  }
  return rows.map((row) => ({ reference: byId.get(row.id) ?? '', row }));
};

/** The directory over the database. */
export interface StoreDirectory extends Directory {
  /** The same, with notice taken of what it reads. */
  recording(recorder: ReadRecorder): Directory;
}

/** The directory of active and listed schools; each is read in a transaction of its own. */
export const createStoreDirectory = (
  store: Store,
  options: { urlOf: (slug: string) => string; now: () => Date },
): StoreDirectory => ({
  ...directoryOf(store, options),
  recording: (recorder) => directoryOf(store, { ...options, recorder }),
});

interface DirectoryOptions {
  readonly urlOf: (slug: string) => string;
  readonly now: () => Date;
  readonly recorder?: ReadRecorder;
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

const directoryOf = (store: Store, { urlOf, now, recorder }: DirectoryOptions): Directory => ({
  async list({ place = '', ...page }) {
    if (place === '') return (await listedSchools(store, page)).map(entryAt(urlOf));
    const { schools, next } = await listedSchoolsAt(store, { ...page, place, now: now() });
    // A school that leaves the place is one that is taken off.
    if (next) recorder?.recordChange({ next, end: next });
    return schools.map(entryAt(urlOf));
  },
  async find(slugOrKey) {
    const school = await findListedSchool(store, slugOrKey);
    return school && entryAt(urlOf)(school);
  },
  within: (schoolId, work) =>
    store.school(schoolId, ({ db }) => work(createStoreReader(db, now(), recorder)), { readOnly: true }),
});
