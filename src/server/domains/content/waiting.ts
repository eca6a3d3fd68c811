import { and, desc, isNotNull, isNull } from 'drizzle-orm';
import { contentTypes } from '#schemas/content/index.ts';
import { foundRows } from '#server/store/query.ts';
import { content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { shownDocument } from './item-row.ts';

const named = 3;
const nameFields = new Map<string, string>(contentTypes.map(({ type, nameField }) => [type, nameField]));

/** Drafts that visitors do not see yet: how many, and the names of the last three, as far as they have one. */
export const readWaiting = async ({
  db,
}: StoreContext): Promise<{ readonly count: number; readonly names: readonly string[] }> => {
  const rows = await db
    .select({ type: content.type, document: shownDocument.mapWith(content.draft), total: foundRows })
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
