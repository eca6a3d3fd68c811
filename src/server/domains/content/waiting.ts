import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type ContentTypeName, contentTypes } from '#schemas/content/index.ts';
import { visibleDocument } from '#server/store/content/visible.ts';
import { content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { type DueAlert, dueAlerts } from './disclosure/due-alerts.ts';
import { shownDocument } from './item-row.ts';

const named = 3;
const nameFields = new Map<string, string>(contentTypes.map(({ type, nameField }) => [type, nameField]));

/** Drafts that visitors do not see yet: how many, and the names of the last three, as far as they have one. */
export const readWaiting = async ({
  db,
}: StoreContext): Promise<{ readonly count: number; readonly names: readonly string[] }> => {
  const rows = await db
    .select({
      type: content.type,
      document: shownDocument.mapWith(content.draft),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(content)
    .where(and(isNotNull(content.draft), isNull(content.deletedAt)))
    .orderBy(desc(content.updatedAt), desc(content.id))
    .limit(named);
  const names = rows.flatMap(({ type, document }) => {
    const name = (document as Readonly<Record<string, unknown>> | null)?.[nameFields.get(type) ?? ''];
    return typeof name === 'string' && name !== '' ? [name] : [];
  });
  return { count: rows[0]?.total ?? 0, names };
};

const disclosure: ContentTypeName = 'disclosure';

/** The documents of the public disclosure that expire soon. */
export const readDueDocuments = async (
  { db }: StoreContext,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<readonly DueAlert[]> => {
  const [row] = await db
    .select({ document: visibleDocument(now) })
    .from(content)
    .where(eq(content.type, disclosure));
  return row?.document ? dueAlerts(row.document, today) : [];
};
