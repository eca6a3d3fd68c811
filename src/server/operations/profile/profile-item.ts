import { and, asc, eq, isNull } from 'drizzle-orm';
import { type ContentDocument, type ContentRow, content } from '../../store/schema.ts';
import type { StoreContext } from '../../store/store.ts';

/** The school's profile as content; undefined where it has none yet. In a transaction of the school. */
export const findProfile = async ({ db }: Pick<StoreContext, 'db'>): Promise<ContentRow | undefined> => {
  const [row] = await db
    .select()
    .from(content)
    .where(and(eq(content.type, 'schoolProfile'), isNull(content.deletedAt)))
    .orderBy(asc(content.id))
    .limit(1);
  return row;
};

/** The address that the school's office gives on its website; undefined where it gives none. */
export const officeEmail = async (context: Pick<StoreContext, 'db'>): Promise<string | undefined> =>
  textOf((await findProfile(context))?.published, 'email');

const textOf = (document: ContentDocument | null | undefined, field: string): string | undefined => {
  const value = document?.[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
