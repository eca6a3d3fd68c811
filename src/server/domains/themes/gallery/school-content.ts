import { and, count, eq } from 'drizzle-orm';
import { type ContentTypeName, contentTypes } from '#schemas/content/index.ts';
import { isVisible } from '#server/store/content/visible.ts';
import { content, media } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** What a school's visitors see of its content, whatever its theme. */
export interface SchoolContent {
  /** By type, those that there are none of left out. */
  readonly counts: ReadonlyMap<ContentTypeName, number>;
  readonly pictures: number;
}

/** Of every school once: none can lack it. */
const always: ReadonlySet<ContentTypeName> = new Set(['schoolProfile']);

export const readSchoolContent = async (
  { db }: Pick<StoreContext, 'db'>,
  schoolId: number,
  now: Date,
): Promise<SchoolContent> => {
  const rows = await db
    .select({ type: content.type, items: count() })
    .from(content)
    .where(and(eq(content.schoolId, schoolId), isVisible(now)))
    .groupBy(content.type);
  const found = new Map<string, number>(rows.map(({ type, items }) => [type, items]));
  const [row] = await db
    .select({ pictures: count() })
    .from(media)
    .where(and(eq(media.schoolId, schoolId), eq(media.kind, 'picture')));
  return {
    counts: new Map(
      contentTypes.flatMap(({ type }): [ContentTypeName, number][] => {
        const items = found.get(type) ?? 0;
        return items > 0 && !always.has(type) ? [[type, items]] : [];
      }),
    ),
    pictures: row?.pictures ?? 0,
  };
};
