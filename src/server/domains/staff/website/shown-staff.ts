import { and, asc, gte, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { mediaReference } from '#server/core/validation/media-reference.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { type StaffRow, staffMembers } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readRoleNames, workOf } from '../member-record.ts';

const { details, status, leavingDate, erasedAt, firstName, lastName, id } = staffMembers;

/** The condition that visitors see a member on a day: by the school's choice, and with the member's consent. */
const isShown = (today: string): SQL | undefined =>
  and(
    ne(status, 'Left'),
    or(isNull(leavingDate), gte(leavingDate, today)),
    isNull(erasedAt),
    sql`${details}->>'Show_On_Website' = 'true'`,
    sql`${details}->>'Website_Consent' in ('Name', 'Name_And_Photo')`,
  );

/** The condition that visitors see a member's photo on a day (YYYY-MM-DD). */
export const showsPhoto = (today: string): SQL | undefined =>
  and(isShown(today), sql`${details}->>'Website_Consent' = 'Name_And_Photo'`);

/** What visitors see of a member of staff, with the field names of the cards. */
export interface StaffCard {
  readonly staff_Name: string;
  readonly staff_Title: string;
  /** `media:<id>` */
  readonly staff_Photo?: string;
  readonly staff_Qualification?: string;
}

interface ShownMember {
  readonly id: number;
  readonly document: StaffCard;
}

/** The members of staff whom visitors see on a day (YYYY-MM-DD), in the order of the school. */
export const readShownStaff = async (db: Db, today: string): Promise<readonly ShownMember[]> => {
  const order = sql`(${details}->>'Display_Order')::int asc nulls last`;
  const rows = await db
    .select()
    .from(staffMembers)
    .where(isShown(today))
    .orderBy(order, asc(firstName), asc(lastName), asc(id));
  if (rows.length === 0) return [];
  const roles = await readRoleNames(db);
  return rows.map((row) => ({ id: row.id, document: cardOf(row, roles) }));
};

const cardOf = (row: StaffRow, roles: ReadonlyMap<number, string>): StaffCard => {
  const { Website_Title: title, Website_Consent: consent } = row.details;
  const { Qualification, Professional_Qualification } = row.details;
  const qualification = [Qualification, Professional_Qualification].filter(Boolean).join(', ');
  return {
    staff_Name: wholeName(row),
    staff_Title: typeof title === 'string' && title !== '' ? title : workOf(row, roles),
    ...(consent === 'Name_And_Photo' && row.photoMediaId !== null && { staff_Photo: mediaReference(row.photoMediaId) }),
    ...(qualification && { staff_Qualification: qualification }),
  };
};
