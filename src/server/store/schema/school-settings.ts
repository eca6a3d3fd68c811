import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { attendanceModes, usualAfternoon } from '#schemas/records/attendance.ts';
import { instant, ownSchool, schoolId } from './columns.ts';

/** What holds for a whole school; a school without a row has what is usual. Tenant table. */
export const schoolSettings = pgTable(
  'school_settings',
  {
    schoolId: schoolId(),
    /** Whose name the school's mails carry; the product's without it. */
    mailName: text('mail_name'),
    /** Where answers to them go. */
    mailReplyTo: text('mail_reply_to'),
    /** Whether visits of the website are counted. */
    countsVisits: boolean('counts_visits').notNull().default(true),
    /** How many registers of attendance a day. */
    attendanceMode: text('attendance_mode', { enum: attendanceModes }).notNull().default('Daily'),
    /** `HH:mm`. */
    afternoonFrom: text('afternoon_from').notNull().default(usualAfternoon),
    /** Whether members of staff may check in themselves. */
    staffCheckIn: boolean('staff_check_in').notNull().default(false),
    /** `HH:mm`: who checks in later is late. */
    staffLateAfter: text('staff_late_after'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId] }),
    check('school_settings_attendance_mode', sql`${table.attendanceMode} in ('Daily', 'Session')`),
    ownSchool(),
  ],
);

export type SchoolSettingsRow = typeof schoolSettings.$inferSelect;
