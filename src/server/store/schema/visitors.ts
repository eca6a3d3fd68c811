import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { visitHosts, visitorIdTypes, visitPurposes } from '#schemas/records/visitor.ts';
import { instant, ownSchool, schoolId } from './columns.ts';

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
    persons: integer('persons').notNull().default(1),
    idType: text('id_type', { enum: visitorIdTypes }),
    idLast4: text('id_last4'),
    vehicleNo: text('vehicle_no'),
    note: text('note'),
    inAt: instant('in_at'),
    inBy: integer('in_by'),
    outAt: instant('out_at'),
    outBy: integer('out_by'),
    /** The enquiry that was made of it; that one may be gone. */
    enquiryId: integer('enquiry_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('visitors_pass_no').on(table.schoolId, table.passNo),
    index('visitors_day').on(table.schoolId, table.day),
    index('visitors_mobile').on(table.schoolId, table.mobile),
    index('visitors_inside').on(table.schoolId).where(sql`${table.state} = 'In'`),
    check('visitors_state', sql`${table.state} in ('Expected', 'In', 'Out', 'Cancelled')`),
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
