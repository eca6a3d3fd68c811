import { and, eq, lte } from 'drizzle-orm';
import { binDays } from '#schemas/content/bin.ts';
import { recordedTag } from '#schemas/sources/index.ts';
import { content, contentHistory } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { dayMs } from '#shared/calendar.ts';
import { shown } from './write-item.ts';

/** Erases what has been in a school's bin for 30 days; its history stays. Returns how many items. */
export const purgeContent = async ({ db, touch }: StoreContext, schoolId: number, now: Date): Promise<number> => {
  const due = new Date(now.getTime() - binDays * dayMs);
  const rows = await db
    .delete(content)
    .where(and(eq(content.schoolId, schoolId), lte(content.deletedAt, due)))
    .returning();
  for (const row of rows) {
    const { id: contentId, version } = row;
    await db
      .insert(contentHistory)
      .values({ schoolId, contentId, version: version + 1, action: 'erase', document: shown(row) });
  }
  if (rows.length > 0) touch(recordedTag(schoolId));
  return rows.length;
};
