import { and, asc, eq, isNull } from 'drizzle-orm';
import { isVisible, visibleDocument } from '#server/store/content/visible.ts';
import { type ContentDocument, type ContentRow, content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** The school's profile as content; undefined if it has none yet. In a transaction of the school. */
export const findProfile = async ({ db }: Pick<StoreContext, 'db'>): Promise<ContentRow | undefined> => {
  const [row] = await db
    .select()
    .from(content)
    .where(and(eq(content.type, 'schoolProfile'), isNull(content.deletedAt)))
    .orderBy(asc(content.id))
    .limit(1);
  return row;
};

/** The school's profile as visitors see it at a time; empty if they see none. */
export const visibleProfile = async ({ db }: Pick<StoreContext, 'db'>, now: Date): Promise<ContentDocument> => {
  const [row] = await db
    .select({ document: visibleDocument(now) })
    .from(content)
    .where(and(eq(content.type, 'schoolProfile'), isVisible(now)))
    .orderBy(asc(content.id))
    .limit(1);
  return row?.document ?? {};
};

/** The address that the school's office gives on its website at a time; undefined if it gives none. */
export const officeEmail = async (context: Pick<StoreContext, 'db'>, now: Date): Promise<string | undefined> => {
  const { email: value } = await visibleProfile(context, now);
  return typeof value === 'string' && value !== '' ? value : undefined;
};
