import { and, eq, inArray, sql } from 'drizzle-orm';
import { contentTypes } from '#schemas/content/index.ts';
import { findMediaReferences, mediaReference } from '#server/core/validation/media-reference.ts';
import { showsPhoto } from '#server/domains/staff/public.ts';
import { visibleDocument } from '#server/store/content/visible.ts';
import { content, type MediaRow, staffMembers, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readTimeZone } from '#server/tenancy/site-facts.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { dateIn } from '#shared/calendar.ts';
import { keepsBirthday } from '../sources/birthday-cards.ts';

/** Content types that hold pictures of children. */
const minorTypes = contentTypes
  .filter(({ media }) => Object.values(media).some((kind) => kind === 'minor'))
  .map(({ type }) => type);

export interface PublicUseQuery {
  /** Inside a transaction of the picture's school. */
  db: Db;
  row: Pick<MediaRow, 'id' | 'class' | 'children'>;
  now: Date;
}

/**
 * Whether anyone may see a picture: one of class `public` unless the children in it have no consent, one of class
 * `private` only while it is the photo of a member of staff who is shown with it, and one of class `minor` only while an item that visitors see, with Photo_Consent Public_With_Name, or a student's birthday card shows
 * it (docs/domain.md, Students).
 */
export const isPubliclyVisible = async ({ db, row, now }: PublicUseQuery): Promise<boolean> => {
  if (row.class === 'public') return row.children !== 'noConsent';
  if (row.class === 'private') return isOnStaffCard(db, row.id, now);
  const document = visibleDocument(now);
  const rows = await db
    .select({ document })
    .from(content)
    .where(
      and(
        inArray(content.type, minorTypes),
        sql`${document}->>'Photo_Consent' = 'Public_With_Name'`,
        sql`position(${`"${mediaReference(row.id)}"`} in ${document}::text) > 0`,
      ),
    );
  if (rows.some((found) => findMediaReferences(found.document).has(row.id))) return true;
  return isOnBirthdayCard(db, row.id, now);
};

/** The date at the school of the transaction. */
const schoolDate = async (db: Db, now: Date): Promise<string> =>
  dateIn(await readTimeZone(createStoreReader(db, now)), now.getTime());

/** Whether a picture is the photo of a member of staff who allows it to be shown. */
const isOnStaffCard = async (db: Db, mediaId: number, now: Date): Promise<boolean> => {
  const today = await schoolDate(db, now);
  const rows = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.photoMediaId, mediaId), showsPhoto(today)))
    .limit(1);
  return rows.length > 0;
};

/** Whether a picture is on the birthday card of a student, at a time, in the school of the transaction. */
const isOnBirthdayCard = async (db: Db, mediaId: number, now: Date): Promise<boolean> => {
  const today = await schoolDate(db, now);
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.photoMediaId, mediaId), keepsBirthday(today)))
    .limit(1);
  return rows.length > 0;
};
