import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { staffDayCodes, staffTypes, storedStaffStatuses } from '#schemas/records/staff.ts';
import { users } from './accounts.ts';
import { instant, ownSchool, schoolId } from './columns.ts';

/**
 * The staff. What is searched, sorted, unique or guarded is a column; what only describes is in `details`, validated by
 * the call's schema. Tenant table.
 */
export const staffMembers = pgTable(
  'staff_members',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    employeeNo: text('employee_no').notNull(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name'),
    gender: text('gender').notNull(),
    dateOfBirth: date('date_of_birth'),
    mobile: text('mobile').notNull(),
    email: text('email'),
    /** Of the lookup `staff-roles`. */
    roleId: integer('role_id').notNull(),
    department: text('department'),
    staffType: text('staff_type', { enum: staffTypes }).notNull(),
    status: text('status', { enum: storedStaffStatuses }).notNull().default('Active'),
    joiningDate: date('joining_date').notNull(),
    /** The last day; still to come where the status is another than `Left`. */
    leavingDate: date('leaving_date'),
    leavingReason: text('leaving_reason'),
    /** The account of the log-in. */
    userId: integer('user_id'),
    photoMediaId: integer('photo_media_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** Encrypted with a key that is not in the database, as those of students are; the last four are beside them. */
    aadhaarSealed: text('aadhaar_sealed'),
    aadhaarLast4: text('aadhaar_last4'),
    panSealed: text('pan_sealed'),
    panLast4: text('pan_last4'),
    accountSealed: text('account_sealed'),
    accountLast4: text('account_last4'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('staff_members_employee_no').on(table.schoolId, table.employeeNo),
    uniqueIndex('staff_members_user').on(table.schoolId, table.userId).where(sql`${table.userId} is not null`),
    foreignKey({ columns: [table.schoolId, table.userId], foreignColumns: [users.schoolId, users.id] }),
    index('staff_members_name').on(table.schoolId, table.firstName, table.lastName, table.id),
    check('staff_members_status', sql`${table.status} in ('Active', 'On_Leave', 'Left')`),
    check('staff_members_type', sql`${table.staffType} in ('Teaching', 'Non-teaching')`),
    check('staff_members_left', sql`${table.status} <> 'Left' or ${table.leavingDate} is not null`),
    ownSchool(),
  ],
);

/** The registers of the staff: one row a member and day. Tenant table. */
export const staffAttendance = pgTable(
  'staff_attendance',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id').notNull(),
    day: date('day').notNull(),
    code: text('code', { enum: staffDayCodes }).notNull(),
    /** HH:MM at the school. */
    inTime: text('in_time'),
    outTime: text('out_time'),
    note: text('note'),
    /** HH:MM at the school, when the member checked in; it stays when the office enters otherwise. */
    checkedIn: text('checked_in'),
    /** The approved leave that made leave of an absence; null for what somebody has entered. */
    leaveId: integer('leave_id'),
    version: integer('version').notNull().default(1),
    /** Who saved it last; null for a program. */
    userId: integer('user_id'),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'staff_attendance_staff',
      columns: [table.schoolId, table.staffId],
      foreignColumns: [staffMembers.schoolId, staffMembers.id],
    }),
    unique('staff_attendance_day').on(table.schoolId, table.day, table.staffId),
    index('staff_attendance_member').on(table.schoolId, table.staffId, table.day),
    check('staff_attendance_code', sql`${table.code} in ('P', 'L', 'HD', 'A', 'LV', 'OD')`),
    ownSchool(),
  ],
);

export type StaffRow = typeof staffMembers.$inferSelect;
export type StaffDayRow = typeof staffAttendance.$inferSelect;
