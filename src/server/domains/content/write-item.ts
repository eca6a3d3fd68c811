import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ContentTypeName } from '#schemas/content/index.ts';
import { directoryTag, schoolTag } from '#schemas/sources/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { changeSchool, lockSchool } from '#server/store/global.ts';
import { lockName } from '#server/store/lock-name.ts';
import { onlyRow } from '#server/store/query.ts';
import { type ContentDocument, type ContentRow, content, contentHistory } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** What a change of an item may set; the rest stays. */
export type ItemChange = Partial<
  Pick<ContentRow, 'draft' | 'published' | 'scheduled' | 'publishAt' | 'expireAt' | 'position' | 'lang' | 'deletedAt'>
>;

interface NewItem extends ItemChange {
  readonly schoolId: number;
  readonly type: ContentTypeName;
  readonly userId: number | null;
  /** What the history calls it. */
  readonly action: string;
  readonly isSample?: boolean;
  readonly clientKey?: string | undefined;
}

/** An item that no other transaction changes until this one ends; one in the bin only where `binned` says so. */
export const lockItem = async (
  { db }: StoreContext,
  type: ContentTypeName,
  id: number,
  { binned = false }: { readonly binned?: boolean } = {},
): Promise<ContentRow | undefined> => {
  const [row] = await db
    .select()
    .from(content)
    .where(and(eq(content.type, type), eq(content.id, id), binned ? undefined : isNull(content.deletedAt)))
    .for('update');
  return row;
};

/** Lets no other transaction add an item of a type, or choose a slug in it, until this one ends. */
export const lockType = async ({ db }: StoreContext, schoolId: number, type: ContentTypeName): Promise<void> => {
  await lockName(db, schoolId, `content ${type}`);
};

/** Adds an item, with its history and an entry in the audit log. Touches its type. */
export const insertItem = async (
  context: WriteContext,
  { schoolId, type, userId, action, ...values }: NewItem,
): Promise<ContentRow> => {
  const row = onlyRow(
    await context.db
      .insert(content)
      .values({ schoolId, type, updatedBy: userId, ...values })
      .returning(),
  );
  await recordChange(context, { row, userId, action });
  return row;
};

/** Erases an item from the bin, with an entry in the audit log; its history stays. */
export const eraseItem = async (context: WriteContext, row: ContentRow, userId: number | null): Promise<void> => {
  const { schoolId, id: contentId, version, type } = row;
  await context.db.delete(content).where(and(eq(content.schoolId, schoolId), eq(content.id, contentId)));
  const entry = { schoolId, contentId, version: version + 1, action: 'erase', document: shown(row), userId };
  await context.db.insert(contentHistory).values(entry);
  await context.audit({ entity: type, id: contentId, before: shown(row), after: null });
};

/** Changes an item that was locked, with its history and an entry in the audit log. Touches its type. */
export const updateItem = async (
  context: WriteContext,
  before: ContentRow,
  { userId, action, ...values }: ItemChange & Pick<NewItem, 'userId' | 'action'>,
): Promise<ContentRow> => {
  const isSample = before.isSample && !isAdopted(before, { ...before, ...values });
  const [row] = await context.db
    .update(content)
    .set({ ...values, isSample, version: before.version + 1, updatedBy: userId, updatedAt: sql`now()` })
    .where(and(eq(content.schoolId, before.schoolId), eq(content.id, before.id)))
    .returning();
  if (!row) throw new Error('A locked item was gone.');
  await recordChange(context, { row, before, userId, action });
  if (row.type === 'schoolProfile') await renameSchool(context, row);
  return row;
};

/**
 * Whether a change makes a sample the school's own: its words were changed, or somebody has shown them to visitors as
 * they are, which says that they are true of the school. Hiding it, the bin and the order leave the mark.
 */
const isAdopted = (before: ContentRow, after: ContentRow): boolean =>
  !isDeepStrictEqual(shown(before), shown(after)) ||
  isOther(before.published, after.published) ||
  isOther(before.scheduled, after.scheduled);

const isOther = (before: ContentDocument | null, after: ContentDocument | null): boolean =>
  after !== null && !isDeepStrictEqual(before, after);

/** The directory of schools goes by the name in their published profiles. */
const renameSchool = async (context: StoreContext, { schoolId, published }: ContentRow): Promise<void> => {
  const name = published?.school_Name;
  const school = typeof name === 'string' ? await lockSchool(context, schoolId) : undefined;
  if (typeof name === 'string' && school && school.name !== name) await changeSchool(context, schoolId, { name });
};

interface RecordedChange {
  readonly row: ContentRow;
  readonly before?: ContentRow;
  readonly userId: number | null;
  readonly action: string;
}

const recordChange = async (context: WriteContext, { row, before, userId, action }: RecordedChange): Promise<void> => {
  const { schoolId, id: contentId, version } = row;
  const document = shown(row);
  await context.db.insert(contentHistory).values({ schoolId, contentId, version, action, document, userId });
  await context.audit({ entity: row.type, id: row.id, before: before ? shown(before) : null, after: document });
  context.touch(schoolTag(schoolId, row.type));
  // The directory of schools shows names, logos and addresses. All hosts are read anew: not for every draft.
  if (row.type === 'schoolProfile' && live(row) !== (before && live(before))) context.touch(directoryTag);
};

/** What decides what visitors see of an item. */
const live = ({ published, scheduled, publishAt, expireAt, deletedAt }: ContentRow): string =>
  JSON.stringify([published, publishAt === null ? null : scheduled, publishAt, expireAt, deletedAt]);

/** The document that an editor sees of an item. */
export const shown = ({ draft, scheduled, published }: ContentRow): ContentDocument | null =>
  draft ?? scheduled ?? published;

/** The language that a document says it is in; null for every one. */
export const langOf = ({ lang }: ContentDocument): string | null => (typeof lang === 'string' ? lang : null);
