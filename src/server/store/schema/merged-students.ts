import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownSchool, schoolId } from './columns.ts';
import { students } from './students.ts';

/** Students who were entered twice, and whose row is no more: what it was, and who has its history. Tenant table. */
export const mergedStudents = pgTable(
  'merged_students',
  {
    schoolId: schoolId(),
    /** Of the row that is no more. */
    id: integer('id').notNull(),
    studentId: integer('student_id').notNull(),
    /** The number that is in use no longer: it still finds the student. */
    admissionNo: text('admission_no').notNull(),
    /** What was stored of both before; emptied with what is personal of the student. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    mergedBy: integer('merged_by'),
    mergedAt: instant('merged_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({ columns: [table.schoolId, table.studentId], foreignColumns: [students.schoolId, students.id] }),
    index('merged_students_student').on(table.schoolId, table.studentId),
    index('merged_students_number').on(table.schoolId, table.admissionNo),
    ownSchool(),
  ],
);
