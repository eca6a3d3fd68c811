import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { attendanceParts } from '#schemas/records/attendance.ts';
import { leaveStates, studentLeaveReasons } from '#schemas/records/leave.ts';
import { instant, ownSchool, schoolId } from './columns.ts';
import { staffMembers } from './staff.ts';
import { students } from './students.ts';

/** What every request has: its days, how it stands, and who said so. */
const requested = () => ({
  schoolId: schoolId(),
  id: integer('id').notNull().generatedAlwaysAsIdentity(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  state: text('state', { enum: leaveStates }).notNull().default('Pending'),
  /** In the words of who asks. */
  note: text('note'),
  /** A user; null for a program. */
  askedBy: integer('asked_by'),
  askedAt: instant('asked_at').notNull().defaultNow(),
  decidedBy: integer('decided_by'),
  decidedAt: instant('decided_at'),
  /** What was said with the answer. */
  decision: text('decision'),
  version: integer('version').notNull().default(1),
});

/** The kinds of leave that the staff of a school have, with their days in a session. Tenant table. */
export const staffLeaveTypes = pgTable(
  'staff_leave_types',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** In half days; null where there is no limit. */
    quotaHalves: integer('quota_halves'),
    isPaid: boolean('is_paid').notNull().default(true),
    allowsHalf: boolean('allows_half').notNull().default(true),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('staff_leave_types_name').on(table.schoolId, sql`lower(${table.name})`),
    ownSchool(),
  ],
);

/** Requests of the staff for leave. Tenant table. */
export const staffLeave = pgTable(
  'staff_leave',
  {
    ...requested(),
    staffId: integer('staff_id').notNull(),
    typeId: integer('type_id').notNull(),
    /** 'YYYY-YYYY+1', which all of its days lie in. */
    session: text('session').notNull(),
    /** The days that were asked for, where only a part of them was approved. */
    askedFirstDay: date('asked_first_day'),
    askedLastDay: date('asked_last_day'),
    /** Of one day, whether all of it. */
    part: text('part', { enum: attendanceParts }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'staff_leave_staff',
      columns: [table.schoolId, table.staffId],
      foreignColumns: [staffMembers.schoolId, staffMembers.id],
    }),
    foreignKey({
      name: 'staff_leave_type',
      columns: [table.schoolId, table.typeId],
      foreignColumns: [staffLeaveTypes.schoolId, staffLeaveTypes.id],
    }),
    index('staff_leave_member').on(table.schoolId, table.staffId, table.session),
    index('staff_leave_days').on(table.schoolId, table.firstDay, table.lastDay),
    check('staff_leave_state', sql`${table.state} in ('Pending', 'Approved', 'Rejected', 'Cancelled')`),
    check('staff_leave_part', sql`${table.part} = 'Full' or ${table.firstDay} = ${table.lastDay}`),
    check('staff_leave_order', sql`${table.firstDay} <= ${table.lastDay}`),
    ownSchool(),
  ],
);

/** Requests of families for leave of a student. Tenant table. */
export const studentLeave = pgTable(
  'student_leave',
  {
    ...requested(),
    studentId: integer('student_id').notNull(),
    reason: text('reason', { enum: studentLeaveReasons }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'student_leave_student',
      columns: [table.schoolId, table.studentId],
      foreignColumns: [students.schoolId, students.id],
    }),
    index('student_leave_student_days').on(table.schoolId, table.studentId, table.firstDay),
    index('student_leave_days').on(table.schoolId, table.firstDay, table.lastDay),
    check('student_leave_state', sql`${table.state} in ('Pending', 'Approved', 'Rejected', 'Cancelled')`),
    check('student_leave_order', sql`${table.firstDay} <= ${table.lastDay}`),
    ownSchool(),
  ],
);

export type LeaveTypeRow = typeof staffLeaveTypes.$inferSelect;
export type StaffLeaveRow = typeof staffLeave.$inferSelect;
export type StudentLeaveRow = typeof studentLeave.$inferSelect;
