import { and, eq } from 'drizzle-orm';
import { dateIn } from '../../shared/calendar.ts';
import { readTimeZone } from '../sites/site-facts.ts';
import { keepsBirthday } from '../sources/birthday-cards.ts';
import { createStoreReader } from '../sources/store-reader.ts';
import { students } from '../store/schema.ts';
import type { Db } from '../store/store.ts';

/** Whether a picture is on the birthday card of a student, at a moment, in the school of the transaction. */
export const isOnBirthdayCard = async (db: Db, mediaId: number, now: Date): Promise<boolean> => {
  const today = dateIn(await readTimeZone(createStoreReader(db, now)), now.getTime());
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.photoMediaId, mediaId), keepsBirthday(today)))
    .limit(1);
  return rows.length > 0;
};
