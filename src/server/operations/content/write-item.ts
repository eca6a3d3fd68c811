import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ContentTypeName } from '../../../../schemas/content/index.ts';
import { schoolTag } from '../../../../schemas/sources/index.ts';
import { type ContentDocument, type ContentRow, content, contentHistory } from '../../store/schema.ts';
import type { StoreContext } from '../../store/store.ts';
import type { WriteContext } from '../handle.ts';

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
}

/** An item that is not in the bin, which no other transaction changes until this one ends. */
export const lockItem = async (
  { db }: StoreContext,
  type: ContentTypeName,
  id: number,
): Promise<ContentRow | undefined> => {
  const [row] = await db
    .select()
    .from(content)
    .where(and(eq(content.type, type), eq(content.id, id), isNull(content.deletedAt)))
    .for('update');
  return row;
};

/** Adds an item, with its history and an entry in the audit log. Touches its type. */
export const insertItem = async (
  context: WriteContext,
  { schoolId, type, userId, action, ...values }: NewItem,
): Promise<ContentRow> => {
  const [row] = await context.db
    .insert(content)
    .values({ schoolId, type, updatedBy: userId, ...values })
    .returning();
  if (!row) throw new Error('The database returned no row for an insert.');
  await tell(context, { row, userId, action });
  return row;
};

/** Changes an item that was locked, with its history and an entry in the audit log. Touches its type. */
export const updateItem = async (
  context: WriteContext,
  before: ContentRow,
  { userId, action, ...values }: ItemChange & Pick<NewItem, 'userId' | 'action'>,
): Promise<ContentRow> => {
  const [row] = await context.db
    .update(content)
    .set({ ...values, version: before.version + 1, updatedBy: userId, updatedAt: sql`now()` })
    .where(and(eq(content.schoolId, before.schoolId), eq(content.id, before.id)))
    .returning();
  if (!row) throw new Error('A locked item was gone.');
  await tell(context, { row, before, userId, action });
  return row;
};

interface Told {
  readonly row: ContentRow;
  readonly before?: ContentRow;
  readonly userId: number | null;
  readonly action: string;
}

const tell = async (context: WriteContext, { row, before, userId, action }: Told): Promise<void> => {
  const { schoolId, id: contentId, version } = row;
  const document = shown(row);
  await context.db.insert(contentHistory).values({ schoolId, contentId, version, action, document, userId });
  await context.audit({ entity: row.type, id: row.id, before: before ? shown(before) : null, after: document });
  context.touch(schoolTag(schoolId, row.type));
};

/** The document that an editor sees of an item. */
export const shown = ({ draft, scheduled, published }: ContentRow): ContentDocument | null =>
  draft ?? scheduled ?? published;
