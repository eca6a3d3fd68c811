import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { attendanceParts, attendanceCodes as codes, ownCodeWeights } from '#schemas/records/attendance.ts';
import { instant, ownSchool, schoolId } from './columns.ts';
import { students } from './students.ts';

/** How often each code was marked. */
const counted = () => ({
  present: smallint('present').notNull().default(0),
  absent: smallint('absent').notNull().default(0),
  late: smallint('late').notNull().default(0),
  halfDay: smallint('half_day').notNull().default(0),
  onLeave: smallint('on_leave').notNull().default(0),
  onDuty: smallint('on_duty').notNull().default(0),
});

/** A submission of a device that was taken, and the version of the register that it made. */
export interface TakenSubmission {
  readonly key: string;
  readonly number: number;
  readonly version: number;
}

/** What a mark said of an absence before it became leave. */
export interface BeforeLeave {
  readonly ownCode: string | null;
  readonly reason: string | null;
}

/**
 * The registers of classes, one for a day or a part of it. With the number of each code, so that reports of days, weeks
 * and classes read no marks. Tenant table.
 */
export const attendanceRegisters = pgTable(
  'attendance_registers',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** 'YYYY-YYYY+1'. */
    session: text('session').notNull(),
    classId: integer('class_id').notNull(),
    sectionId: integer('section_id').notNull(),
    date: date('date').notNull(),
    part: text('part', { enum: attendanceParts }).notNull(),
    /** Null while it is open: nobody has taken it, though leave may be marked. */
    takenAt: instant('taken_at'),
    /** A user; null where a program took it. */
    takenBy: integer('taken_by'),
    /** The day from which on it is locked. */
    locksOn: date('locks_on'),
    changedAt: instant('changed_at'),
    changedBy: integer('changed_by'),
    /** Whether there is school although the calendar says that there is none. */
    isWorkingDay: boolean('is_working_day').notNull().default(false),
    ...counted(),
    version: integer('version').notNull().default(0),
    /** The latest ones: a device that had no answer sends again what was taken. */
    submissions: jsonb('submissions').$type<readonly TakenSubmission[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('attendance_registers_place').on(table.schoolId, table.classId, table.sectionId, table.date, table.part),
    index('attendance_registers_date').on(table.schoolId, table.date),
    check('attendance_registers_part', sql`${table.part} in ('Full', 'Forenoon', 'Afternoon')`),
    ownSchool(),
  ],
);

/** What registers say of each student. Tenant table. */
export const attendanceMarks = pgTable(
  'attendance_marks',
  {
    schoolId: schoolId(),
    studentId: integer('student_id').notNull(),
    date: date('date').notNull(),
    part: text('part', { enum: attendanceParts }).notNull(),
    registerId: integer('register_id').notNull(),
    status: text('status', { enum: codes }).notNull(),
    /** A code of the school's own, which counts as the status says. */
    ownCode: text('own_code'),
    /** `HH:mm`. */
    inTime: text('in_time'),
    outTime: text('out_time'),
    reason: text('reason'),
    remark: text('remark'),
    /** The approved leave that the mark stands for; null where somebody has said otherwise, or leave without one. */
    leaveId: integer('leave_id'),
    /** What was said before that leave: the code of the school's own, and why. */
    beforeLeave: jsonb('before_leave').$type<BeforeLeave>(),
    takenBy: integer('taken_by'),
    takenAt: instant('taken_at').notNull(),
    changedBy: integer('changed_by'),
    changedAt: instant('changed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.studentId, table.date, table.part] }),
    foreignKey({
      name: 'attendance_marks_student',
      columns: [table.schoolId, table.studentId],
      foreignColumns: [students.schoolId, students.id],
    }),
    foreignKey({
      name: 'attendance_marks_register_row',
      columns: [table.schoolId, table.registerId],
      foreignColumns: [attendanceRegisters.schoolId, attendanceRegisters.id],
    }),
    index('attendance_marks_register').on(table.schoolId, table.registerId),
    index('attendance_marks_absent').on(table.schoolId, table.date).where(sql`${table.status} = 'A'`),
    check('attendance_marks_status', sql`${table.status} in ('P', 'A', 'L', 'HD', 'LV', 'OD')`),
    ownSchool(),
  ],
);

/**
 * The marks of a student in a month, counted when a register is taken: a session of a large school has a million marks,
 * and percentages are asked for each day. Tenant table.
 */
export const attendanceMonths = pgTable(
  'attendance_months',
  {
    schoolId: schoolId(),
    studentId: integer('student_id').notNull(),
    part: text('part', { enum: attendanceParts }).notNull(),
    /** Its first day. */
    month: date('month').notNull(),
    ...counted(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.studentId, table.part, table.month] }),
    foreignKey({
      name: 'attendance_months_student',
      columns: [table.schoolId, table.studentId],
      foreignColumns: [students.schoolId, students.id],
    }),
    ownSchool(),
  ],
);

/** When the teachers of a class were last reminded of a register that is missing on a day. Tenant table. */
export const attendanceReminders = pgTable(
  'attendance_reminders',
  {
    schoolId: schoolId(),
    classId: integer('class_id').notNull(),
    sectionId: integer('section_id').notNull(),
    date: date('date').notNull(),
    part: text('part', { enum: attendanceParts }).notNull().default('Full'),
    at: instant('at').notNull(),
    /** A user; null for a program. */
    userId: integer('user_id'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.classId, table.sectionId, table.date] }), ownSchool()],
);

/** The codes that a school has besides the six of every register. Tenant table. */
export const attendanceCodes = pgTable(
  'attendance_codes',
  {
    schoolId: schoolId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameHi: text('name_hi'),
    countsAs: text('counts_as', { enum: ownCodeWeights }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.code] }),
    check('attendance_codes_counts', sql`${table.countsAs} in ('P', 'A', 'HD', 'LV')`),
    ownSchool(),
  ],
);

export type OwnCodeRow = typeof attendanceCodes.$inferSelect;
export type RegisterRow = typeof attendanceRegisters.$inferSelect;
export type MarkRow = typeof attendanceMarks.$inferSelect;
