import { sql } from 'drizzle-orm';
import {
  check,
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
import { instant, ownSchool, schoolId } from './columns.ts';
import { students } from './students.ts';

/** Fields of a student by their names on the wire. */
export type ImportedValues = Readonly<Record<string, string | number>>;

/** Lists of students that were imported, or are. Tenant table. */
export const studentImports = pgTable(
  'student_imports',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    fileName: text('file_name').notNull(),
    /** Of what is in the file: the same file goes on with an import that was stopped. */
    fingerprint: text('fingerprint').notNull(),
    /** 'YYYY-YYYY+1'. */
    session: text('session').notNull(),
    /** How many rows the file has. */
    rows: integer('rows').notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
    startedBy: integer('started_by'),
    finishedAt: instant('finished_at'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('student_imports_open')
      .on(table.schoolId, table.session, table.fingerprint)
      .where(sql`${table.finishedAt} is null and ${table.undoneAt} is null`),
    check('student_imports_rows', sql`${table.rows} between 1 and 5000`),
    ownSchool(),
  ],
);

/** What an import has done with each row of its file, and what that row said. Tenant table. */
export const studentImportRows = pgTable(
  'student_import_rows',
  {
    schoolId: schoolId(),
    /** In the order in which they were written. */
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    importId: integer('import_id').notNull(),
    /** As a spreadsheet numbers it. */
    line: integer('line').notNull(),
    studentId: integer('student_id').notNull(),
    state: text('state', { enum: ['New', 'Changed', 'Unchanged'] }).notNull(),
    /** What files said last of each field, or what was stored where none has said anything. */
    remembered: jsonb('remembered').$type<ImportedValues>().notNull(),
    /** Of a changed student: what was stored in the fields that were changed; null where there was nothing. */
    before: jsonb('before').$type<Readonly<Record<string, string | number | null>>>(),
    /** The student's version after it; 0 where the entry that it changed was merged into another since. */
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'student_import_rows_import',
      columns: [table.schoolId, table.importId],
      foreignColumns: [studentImports.schoolId, studentImports.id],
    }),
    foreignKey({
      name: 'student_import_rows_student_row',
      columns: [table.schoolId, table.studentId],
      foreignColumns: [students.schoolId, students.id],
    }),
    unique('student_import_rows_line').on(table.schoolId, table.importId, table.line),
    unique('student_import_rows_once').on(table.schoolId, table.importId, table.studentId),
    index('student_import_rows_student').on(table.schoolId, table.studentId, table.id),
    check('student_import_rows_state', sql`${table.state} in ('New', 'Changed', 'Unchanged')`),
    ownSchool(),
  ],
);

export type StudentImportRow = typeof studentImports.$inferSelect;
