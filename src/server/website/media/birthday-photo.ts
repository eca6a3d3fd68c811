import { and, eq } from 'drizzle-orm';
import { dateIn } from '../../../shared/calendar.ts';
import { students } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { readTimeZone } from '../../tenancy/site-facts.ts';
import { createStoreReader } from '../../tenancy/store-reader.ts';
import { keepsBirthday } from '../sources/birthday-cards.ts';

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
