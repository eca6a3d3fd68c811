import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { pickUpProofs, visitHosts, visitorIdTypes, visitPurposes } from '#schemas/records/visitor.ts';
import { instant, ownSchool, schoolId } from './columns.ts';
import { students } from './students.ts';

/** What is stored of where a visit stands; that somebody never came follows from the day. */
const storedStates = ['Expected', 'In', 'Out', 'Cancelled'] as const;

/** Visits to a school, expected ones too. Tenant table. */
export const visitors = pgTable(
  'visitors',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    state: text('state', { enum: storedStates }).notNull(),
    /** By the school's time zone: expected on, or came on. */
    day: date('day', { mode: 'string' }).notNull(),
    /** HH:MM at the school. */
    expectedTime: text('expected_time'),
    passNo: text('pass_no'),
    name: text('name').notNull(),
    /** As +91…, or E.164 elsewhere. */
    mobile: text('mobile').notNull(),
    email: text('email'),
    purpose: text('purpose', { enum: visitPurposes }).notNull(),
    purposeText: text('purpose_text'),
    meetingWith: text('meeting_with', { enum: visitHosts }).notNull(),
    meetingName: text('meeting_name').notNull(),
    /** The member of staff or the student that was chosen; the record may be gone. */
    meetingId: integer('meeting_id'),
    persons: integer('persons').notNull().default(1),
    idType: text('id_type', { enum: visitorIdTypes }),
    idLast4: text('id_last4'),
    vehicleNo: text('vehicle_no'),
    note: text('note'),
    /** Who entered them ahead; null for a program, and who came unexpected. */
    expectedBy: integer('expected_by'),
    inAt: instant('in_at'),
    inBy: integer('in_by'),
    outAt: instant('out_at'),
    outBy: integer('out_by'),
    /** The enquiry that was made of it; that one may be gone. */
    enquiryId: integer('enquiry_id'),
    /** A private row of `media`, which goes with the visit. */
    photoMediaId: integer('photo_media_id'),
    /** Whom they pick up; the record may be gone. */
    studentId: integer('student_id'),
    pickUpProof: text('pick_up_proof', { enum: pickUpProofs }),
    /** Grows with each correction of what was written; who comes and goes makes no other version. */
    version: integer('version').notNull().default(1),
    /** When that version was written. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('visitors_pass_no').on(table.schoolId, table.passNo),
    index('visitors_day').on(table.schoolId, table.day),
    index('visitors_mobile').on(table.schoolId, table.mobile),
    index('visitors_inside').on(table.schoolId).where(sql`${table.state} = 'In'`),
    check('visitors_state', sql`${table.state} in ('Expected', 'In', 'Out', 'Cancelled')`),
    check('visitors_pick_up', sql`${table.pickUpProof} in ('Guardian', 'Code')`),
    check('visitors_persons', sql`${table.persons} between 1 and 50`),
    check('visitors_pass', sql`(${table.state} in ('In', 'Out')) = (${table.passNo} is not null)`),
    check('visitors_in', sql`(${table.passNo} is null) = (${table.inAt} is null)`),
    check('visitors_out', sql`(${table.state} = 'Out') = (${table.outAt} is not null)`),
    check('visitors_times', sql`${table.outAt} >= ${table.inAt}`),
    ownSchool(),
  ],
);

/** Who is not let in, by their mobile number. Tenant table. */
export const deniedVisitors = pgTable(
  'denied_visitors',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    mobile: text('mobile').notNull(),
    name: text('name').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull().defaultNow(),
    userId: integer('user_id'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('denied_visitors_mobile').on(table.schoolId, table.mobile),
    ownSchool(),
  ],
);

/** Codes by which somebody else may pick up a child, given out ahead. Tenant table. */
export const pickUpCodes = pgTable(
  'pick_up_codes',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    studentId: integer('student_id').notNull(),
    /** Who is going to come. */
    name: text('name').notNull(),
    /** A fingerprint: six digits would be found in a copy of the database by trying. */
    codeHash: text('code_hash').notNull(),
    issuedBy: integer('issued_by'),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'pick_up_codes_student',
      columns: [table.schoolId, table.studentId],
      foreignColumns: [students.schoolId, students.id],
    }),
    uniqueIndex('pick_up_codes_hash').on(table.schoolId, table.codeHash),
    index('pick_up_codes_student_rows').on(table.schoolId, table.studentId),
    ownSchool(),
  ],
);
