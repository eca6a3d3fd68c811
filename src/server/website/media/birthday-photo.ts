import { and, eq } from 'drizzle-orm';
import { students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readTimeZone } from '#server/tenancy/site-facts.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { dateIn } from '#shared/calendar.ts';
import { keepsBirthday } from '../sources/birthday-cards.ts';

/** Whether a picture is on the birthday card of a student, at a time, in the school of the transaction. */
export const isOnBirthdayCard = async (db: Db, mediaId: number, now: Date): Promise<boolean> => {
  const today = dateIn(await readTimeZone(createStoreReader(db, now)), now.getTime());
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.photoMediaId, mediaId), keepsBirthday(today)))
    .limit(1);
  return rows.length > 0;
};
