import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { directoryTag, schoolTag } from '#schemas/sources/index.ts';
import { mediaReference } from '#server/core/validation/media-reference.ts';
import { replaceMediaFields } from '#server/domains/content/index.ts';
import { settled } from '#server/store/content/visible.ts';
import { type ContentDocument, type ContentRow, content, contentHistory } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { assignBlogSlugs, withoutSchoolFacts } from './file/derive-fields.ts';
import type { FileItem } from './file/file-item.ts';
import type { ContentCounts, Counts } from './report.ts';
import type { StoredPictures } from './store-pictures.ts';

export interface WriteContentOptions {
  schoolId: number;
  items: readonly FileItem[];
  idOf: StoredPictures['idOf'];
}

export interface WrittenContent extends ContentCounts {
  /** The documents that were replaced or removed. */
  replaced: ContentDocument[];
  /** Every document the school has now, drafts too. */
  documents: ContentDocument[];
}

interface Change {
  item: FileItem;
  row?: ContentRow;
}

/** Statements stay far below PostgreSQL's 65,535 parameters. */
const rowsPerStatement = 1000;

/**
 * Makes the school's imported content equal to the file: new items are added, changed ones replaced, those that left
 * the file removed, each with its history. Items that people made here stay. Touches the types that changed.
 */
export const writeContent = async (
  { db, touch }: StoreContext,
  options: WriteContentOptions,
): Promise<WrittenContent> => {
  const { schoolId } = options;
  const stored = await db
    .select()
    .from(content)
    .where(eq(content.schoolId, schoolId))
    .orderBy(asc(content.id))
    .for('update');
  const now = await databaseNow(db);
  const rows = stored.map((row): ContentRow => ({ ...row, ...settled(row, now) }));
  const items = finish(options, rows);
  const find = createFinder(rows);
  const pairs = items.map((item): Change => {
    const row = find(item);
    return row ? { item, row } : { item };
  });
  const kept = new Set(pairs.map(({ row }) => row?.id));
  const gone = rows.filter((row) => row.externalId !== null && !kept.has(row.id));
  const changed = pairs.filter(({ row, item }) => row && !isSame(row, item)) as Required<Change>[];
  const added = pairs.filter(({ row }) => !row).map(({ item }) => item);

  await removeRows(db, schoolId, gone);
  for (const change of changed) await updateRow(db, change);
  await insertRows(db, schoolId, added);

  const changedTypes = new Set([
    ...gone.map(({ type }) => type),
    ...[...added, ...changed.map(({ item }) => item)].map(typeOf),
  ]);
  for (const type of changedTypes) touch(schoolTag(schoolId, type));
  if (changedTypes.has('schoolProfile')) touch(directoryTag);
  const touched = new Set([...gone, ...changed.map(({ row }) => row)]);
  const untouched = rows.filter((row) => !touched.has(row));
  return {
    created: countBy(added.map(typeOf)),
    updated: countBy(changed.map(({ item }) => typeOf(item))),
    unchanged: countBy(pairs.filter(({ row, item }) => row && isSame(row, item)).map(({ item }) => typeOf(item))),
    removed: countBy(gone.map(({ type }) => type)),
    replaced: [...gone, ...changed.map(({ row }) => row)].flatMap(documentsOf),
    documents: [
      ...items.map(({ document }) => document),
      ...untouched.flatMap(documentsOf),
      ...changed.flatMap(({ row }) => documentsOf({ ...row, published: null })),
    ],
  };
};

/** The items' documents as they are stored: picture references, slugs, no facts of the school. */
const finish = ({ items, idOf }: WriteContentOptions, rows: readonly ContentRow[]): FileItem[] => {
  const stored = rows.flatMap(({ type, externalId, published }) =>
    type === 'blog' && typeof published?.blog_Slug === 'string' ? [{ externalId, slug: published.blog_Slug }] : [],
  );
  return assignBlogSlugs({ items, stored }).map((item) => {
    const referred = replaceMediaFields(item.type, item.document, (field) =>
      mediaReference(idOf(field.value, field.class)),
    );
    return { ...item, document: item.type.type === 'schoolProfile' ? withoutSchoolFacts(referred) : referred };
  });
};

/** Finds an item's row: by its id in the file, or the only one of a singleton type. */
const createFinder = (rows: readonly ContentRow[]): ((item: FileItem) => ContentRow | undefined) => {
  const byExternalId = new Map(rows.map((row) => [`${row.type} ${row.externalId}`, row]));
  return (item) =>
    item.type.singleton
      ? rows.find(({ type }) => type === typeOf(item))
      : byExternalId.get(`${typeOf(item)} ${item.externalId}`);
};

const isSame = (row: ContentRow, item: FileItem): boolean =>
  row.position === item.position && isDeepStrictEqual(row.published, item.document);

const removeRows = async (db: Db, schoolId: number, rows: readonly ContentRow[]): Promise<void> => {
  for (const part of parts(rows)) {
    const ids = part.map(({ id }) => id);
    await db.delete(content).where(and(eq(content.schoolId, schoolId), inArray(content.id, ids)));
    await db.insert(contentHistory).values(
      part.map(({ id, version, published, draft }) => ({
        schoolId,
        contentId: id,
        version: version + 1,
        action: 'delete',
        document: published ?? draft,
      })),
    );
  }
};

const updateRow = async (db: Db, { row, item }: Required<Change>): Promise<void> => {
  const { schoolId, id, scheduled, publishAt, isSample } = row;
  const version = row.version + 1;
  const { position, document } = item;
  await db
    .update(content)
    .set({
      position,
      lang: langOf(item),
      published: document,
      scheduled,
      publishAt,
      version,
      updatedAt: sql`now()`,
      // What the file says takes the place of a sample, draft and all.
      ...(isSample ? { isSample: false, draft: null } : {}),
    })
    .where(and(eq(content.schoolId, schoolId), eq(content.id, id)));
  await db.insert(contentHistory).values({ schoolId, contentId: id, version, action: 'import', document });
};

const insertRows = async (db: Db, schoolId: number, items: readonly FileItem[]): Promise<void> => {
  for (const part of parts(items)) {
    const rows = await db
      .insert(content)
      .values(
        part.map((item) => ({
          schoolId,
          type: typeOf(item),
          externalId: item.externalId,
          position: item.position,
          lang: langOf(item),
          published: item.document,
        })),
      )
      .returning({ contentId: content.id, version: content.version, document: content.published });
    await db.insert(contentHistory).values(rows.map((row) => ({ schoolId, action: 'import', ...row })));
  }
};

const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / rowsPerStatement) }, (_, part) =>
    all.slice(part * rowsPerStatement, (part + 1) * rowsPerStatement),
  );

const typeOf = (item: FileItem): string => item.type.type;

const langOf = ({ document }: FileItem): string | null => (typeof document.lang === 'string' ? document.lang : null);

const documentsOf = ({ published, scheduled, draft }: ContentRow): ContentDocument[] =>
  [published, scheduled, draft].filter((document) => document !== null);

/** The time of this transaction. */
const databaseNow = async (db: Db): Promise<Date> => {
  const [row] = (await db.execute<{ at: string }>(sql`select now() as at`)).rows;
  return new Date(row?.at ?? Number.NaN);
};

const countBy = (types: readonly string[]): Counts => {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return Object.fromEntries(counts);
};
