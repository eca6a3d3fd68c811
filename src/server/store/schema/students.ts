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
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PromotionOutcome } from '#schemas/records/promotion.ts';
import { instant, ownSchool, schoolId } from './columns.ts';

/** A student's life in the school (docs/domain.md, Students). */
export const studentStatuses = ['Expected', 'Active', 'Inactive', 'Left', 'Alumni', 'Transferred'] as const;
export type StudentStatus = (typeof studentStatuses)[number];

/** What a family allows to be shown (docs/domain.md, Students). */
export const consents = ['None', 'Internal', 'Public_Without_Name', 'Public_With_Name'] as const;

/**
 * Students. What is searched, sorted, unique or guarded is a column; what only describes is in `details` (basic
 * details) and `bio`, each validated by its call's schema. Tenant table.
 */
export const students = pgTable(
  'students',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    admissionNo: text('admission_no').notNull(),
    admissionDate: date('admission_date').notNull(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name'),
    dateOfBirth: date('date_of_birth').notNull(),
    gender: text('gender').notNull(),
    mobile: text('mobile').notNull(),
    email: text('email'),
    status: text('status', { enum: studentStatuses }).notNull().default('Active'),
    photoMediaId: integer('photo_media_id'),
    photoConsent: text('photo_consent', { enum: consents }).notNull().default('None'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    bio: jsonb('bio').$type<Record<string, unknown>>().notNull().default({}),
    /** Encrypted with a key that is not in the database; its last four digits are in `aadhaarLast4`. */
    aadhaarSealed: text('aadhaar_sealed'),
    aadhaarLast4: text('aadhaar_last4'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('students_admission_no').on(table.schoolId, table.admissionNo),
    index('students_name').on(table.schoolId, table.firstName, table.lastName, table.id),
    index('students_mobile').on(table.schoolId, table.mobile),
    check(
      'students_status',
      sql`${table.status} in ('Expected', 'Active', 'Inactive', 'Left', 'Alumni', 'Transferred')`,
    ),
    check(
      'students_consent',
      sql`${table.photoConsent} in ('None', 'Internal', 'Public_Without_Name', 'Public_With_Name')`,
    ),
    ownSchool(),
  ],
);

/** Which class a student is in, one row a session. Tenant table. */
export const enrolments = pgTable(
  'enrolments',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    studentId: integer('student_id').notNull(),
    /** 'YYYY-YYYY+1'. */
    session: text('session').notNull(),
    classId: integer('class_id').notNull(),
    /** 1–7 = A–G, and those of the school's own (docs/domain.md, Codes). */
    sectionId: integer('section_id').notNull(),
    rollNo: integer('roll_no'),
    /** `Expected` where the session is still to come. */
    state: text('state', { enum: ['Expected', 'Full'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({ columns: [table.schoolId, table.studentId], foreignColumns: [students.schoolId, students.id] }),
    unique('enrolments_student').on(table.schoolId, table.studentId, table.session),
    uniqueIndex('enrolments_roll_no')
      .on(table.schoolId, table.session, table.classId, table.sectionId, table.rollNo)
      .where(sql`${table.rollNo} is not null`),
    check('enrolments_state', sql`${table.state} in ('Expected', 'Full')`),
    ownSchool(),
  ],
);

/** Documents of students; the file is a private row of `media`. Tenant table. */
export const studentDocuments = pgTable(
  'student_documents',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    studentId: integer('student_id').notNull(),
    documentType: text('document_type').notNull(),
    documentNumber: text('document_number'),
    issueDate: date('issue_date'),
    expiryDate: date('expiry_date'),
    mediaId: integer('media_id').notNull(),
    userId: integer('user_id'),
    /** UserType: 0 visitor, 1 student, 2 parent, 3 staff, 4 admin, 5 platform. */
    userType: integer('user_type').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({ columns: [table.schoolId, table.studentId], foreignColumns: [students.schoolId, students.id] }),
    index('student_documents_student').on(table.schoolId, table.studentId),
    ownSchool(),
  ],
);

/** Bank accounts of students; the number is encrypted as in `students`. Tenant table. */
export const studentBankAccounts = pgTable(
  'student_bank_accounts',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    studentId: integer('student_id').notNull(),
    holder: text('holder').notNull(),
    relation: text('relation'),
    bankName: text('bank_name').notNull(),
    branch: text('branch'),
    accountSealed: text('account_sealed').notNull(),
    accountLast4: text('account_last4').notNull(),
    ifsc: text('ifsc').notNull(),
    accountType: text('account_type'),
    isPrimary: boolean('is_primary').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({ columns: [table.schoolId, table.studentId], foreignColumns: [students.schoolId, students.id] }),
    index('student_bank_accounts_student').on(table.schoolId, table.studentId),
    ownSchool(),
  ],
);

/** The next number of each of a school's series (admissions, references). Tenant table. */
export const numberSeries = pgTable(
  'number_series',
  { schoolId: schoolId(), name: text('name').notNull(), next: integer('next').notNull().default(1) },
  (table) => [primaryKey({ columns: [table.schoolId, table.name] }), ownSchool()],
);

/** What a promotion did with one student. */
export interface PromotedStudent {
  readonly studentId: number;
  readonly outcome: PromotionOutcome;
  /** The class of the next session; left out where school is finished. */
  readonly classId?: number;
  readonly sectionId?: number;
}

/** Classes that were put into the next session, with what is needed to take it back. Tenant table. */
export const promotions = pgTable(
  'promotions',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    session: text('session').notNull(),
    classId: integer('class_id').notNull(),
    sectionId: integer('section_id').notNull(),
    students: jsonb('students').$type<readonly PromotedStudent[]>().notNull(),
    userId: integer('user_id'),
    at: instant('at').notNull().defaultNow(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('promotions_class').on(table.schoolId, table.session, table.classId, table.sectionId),
    ownSchool(),
  ],
);

export type StudentRow = typeof students.$inferSelect;
export type EnrolmentRow = typeof enrolments.$inferSelect;
export type PromotionRow = typeof promotions.$inferSelect;
