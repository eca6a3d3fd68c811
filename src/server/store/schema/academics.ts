import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, ownSchool, schoolId } from './columns.ts';

export const syllabusStatuses = ['Draft', 'Published', 'Archived'] as const;

/** Syllabuses of classes and subjects. Tenant table. */
export const syllabuses = pgTable(
  'syllabuses',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    classId: integer('class_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Stream or term; -1 for none. */
    courseId: integer('course_id').notNull().default(-1),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    description: text('description'),
    startDate: date('start_date'),
    endDate: date('end_date'),
    isPublic: boolean('is_public').notNull().default(false),
    status: text('status', { enum: syllabusStatuses }).notNull().default('Draft'),
    topics: jsonb('topics').$type<Record<string, unknown>[]>().notNull().default([]),
    /** Ids of private rows of `media`. */
    files: jsonb('files').$type<number[]>().notNull().default([]),
    /** What the caller calls the request that added it: sent again, it is one syllabus. */
    clientKey: text('client_key'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('syllabuses_client_key').on(table.schoolId, table.clientKey),
    index('syllabuses_list').on(table.schoolId, table.classId, table.subjectId, table.id),
    check('syllabuses_status', sql`${table.status} in ('Draft', 'Published', 'Archived')`),
    ownSchool(),
  ],
);

/** Values of lookups that a school defines: subjects, routes, vehicles, its own classes. Tenant table. */
export const schoolLookups = pgTable(
  'school_lookups',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    position: integer('position').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('school_lookups_name').on(table.schoolId, table.kind, table.name),
    ownSchool(),
  ],
);

export type SyllabusRow = typeof syllabuses.$inferSelect;
export type SchoolLookupRow = typeof schoolLookups.$inferSelect;
