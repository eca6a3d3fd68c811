import { and, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SignInBody } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { users, visitors } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { clockAt, type DeskDay } from './desk-day.ts';

export type StoredVisitor = typeof visitors.$inferSelect;

const signer = alias(users, 'signer');
const releaser = alias(users, 'releaser');

/** Visits with the names of who signed them in and out. */
export const selectVisitors = (db: Db) =>
  db
    .select({ row: getTableColumns(visitors), inBy: signer.name, outBy: releaser.name })
    .from(visitors)
    .leftJoin(signer, and(eq(signer.schoolId, visitors.schoolId), eq(signer.id, visitors.inBy)))
    .leftJoin(releaser, and(eq(releaser.schoolId, visitors.schoolId), eq(releaser.id, visitors.outBy)));

interface Found {
  readonly row: StoredVisitor;
  readonly inBy: string | null;
  readonly outBy: string | null;
}

/** Somebody who came in before closing time, and is inside after it. */
const isOverdue = ({ state, inAt, day }: StoredVisitor, { today, time, closes, timeZone }: DeskDay): boolean =>
  state === 'In' &&
  inAt !== null &&
  (day < today || (closes !== undefined && time >= closes && clockAt(timeZone, inAt) < closes));

/** Where a visit stands: who was expected on a day before did not come. */
export const stateOf = ({ state, day }: StoredVisitor, { today }: DeskDay): VisitorRow['State'] =>
  state === 'Expected' && day < today ? 'No_Show' : state;

/** What a person wrote of a visit. */
const writtenOf = (row: StoredVisitor) => ({
  Name: row.name,
  Mobile: row.mobile,
  ...(row.email === null ? {} : { Email: row.email }),
  Purpose: row.purpose,
  ...(row.purposeText === null ? {} : { Purpose_Text: row.purposeText }),
  Meeting_With: row.meetingWith,
  Meeting_Name: row.meetingName,
  ...(row.meetingId === null ? {} : { Meeting_Id: row.meetingId }),
  Persons: row.persons,
  ...(row.idType === null ? {} : { Id_Type: row.idType }),
  ...(row.idLast4 === null ? {} : { Id_Last4: row.idLast4 }),
  ...(row.vehicleNo === null ? {} : { Vehicle_No: row.vehicleNo }),
  ...(row.note === null ? {} : { Note: row.note }),
});

/** A visit as the calls show it. */
export const visitorRow = ({ row, inBy, outBy }: Found, day: DeskDay): VisitorRow => ({
  Visitor_Id: row.id,
  State: stateOf(row, day),
  Overdue: isOverdue(row, day),
  ...(row.passNo === null ? {} : { Pass_No: row.passNo }),
  ...writtenOf(row),
  Day: row.day,
  ...(row.expectedTime === null ? {} : { Expected_Time: row.expectedTime }),
  ...(row.inAt === null ? {} : { In_Time: row.inAt.toISOString() }),
  ...(inBy === null ? {} : { In_By: inBy }),
  ...(row.outAt === null ? {} : { Out_Time: row.outAt.toISOString() }),
  ...(outBy === null ? {} : { Out_By: outBy }),
  ...(row.enquiryId === null ? {} : { Admission_Enquiry_Id: row.enquiryId }),
  Has_Photo: row.photoMediaId !== null,
  ...(row.studentId === null ? {} : { Student_Id: row.studentId }),
  ...(row.pickUpProof === null ? {} : { Pick_Up_Proof: row.pickUpProof }),
  Version: row.version,
});

/** One visit as the calls show it. Errors: `NOT_FOUND`. */
export const readVisitor = async ({ db }: StoreContext, id: number, day: DeskDay): Promise<VisitorRow> => {
  const [found] = await selectVisitors(db).where(eq(visitors.id, id));
  if (!found) throw notFound();
  return visitorRow(found, day);
};

/** What a body says of a visit, as it is stored. */
export const storedValues = (body: Omit<SignInBody, 'Desk' | 'Student_Id' | 'Is_Compared' | 'Pick_Up_Code'>) => ({
  name: body.Name,
  mobile: normalizePhone(body.Mobile),
  email: body.Email || null,
  purpose: body.Purpose,
  purposeText: body.Purpose === 'Other' ? (body.Purpose_Text ?? null) : null,
  meetingWith: body.Meeting_With,
  meetingName: body.Meeting_Name,
  meetingId: body.Meeting_Id ?? null,
  persons: body.Persons,
  idType: body.Id_Type ?? null,
  idLast4: body.Id_Last4?.toUpperCase() ?? null,
  vehicleNo: body.Vehicle_No?.toUpperCase() || null,
  note: body.Note || null,
});
