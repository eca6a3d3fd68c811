import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { SeasonSettings } from '#schemas/records/admission-season.ts';
import { instant, ownSchool, schoolId } from './columns.ts';

/** The state of a document of an enquiry (docs/domain.md, Admissions). */
export const documentStates = ['Uploaded', 'Verified', 'Sent_Back', 'Waived'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Admission enquiries. As with students, `details` holds what only describes. Tenant table. */
export const enquiries = pgTable(
  'enquiries',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    referenceNo: text('reference_no').notNull(),
    /** 1 New … 11 Closed. */
    status: integer('status').notNull().default(1),
    /** 1 Website … 6 Import. */
    enquiryType: integer('enquiry_type').notNull(),
    session: text('session').notNull(),
    classId: integer('class_id').notNull(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name'),
    dateOfBirth: date('date_of_birth').notNull(),
    gender: text('gender').notNull(),
    parentName: text('parent_name').notNull(),
    parentRelation: integer('parent_relation').notNull(),
    mobile: text('mobile').notNull(),
    email: text('email'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** BCP 47, of the page that the family wrote on; null where somebody else typed it. */
    language: text('language'),
    consentVersion: text('consent_version').notNull(),
    consentAt: instant('consent_at').notNull().defaultNow(),
    /** HMAC of the address that the consent came from. */
    consentAddress: text('consent_address'),
    assignedTo: integer('assigned_to'),
    priority: integer('priority').notNull().default(0),
    nextFollowUp: date('next_follow_up'),
    visitAt: instant('visit_at'),
    ageWaived: boolean('age_waived').notNull().default(false),
    closeReason: text('close_reason'),
    confirmedAt: instant('confirmed_at'),
    studentId: integer('student_id'),
    /** What whoever sent it calls the request. */
    clientKey: text('client_key'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Set by a removal; the row goes 30 days later. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('enquiries_reference_no').on(table.schoolId, table.referenceNo),
    unique('enquiries_client_key').on(table.schoolId, table.clientKey),
    index('enquiries_created').on(table.schoolId, table.createdAt, table.id),
    index('enquiries_status').on(table.schoolId, table.status, table.createdAt),
    index('enquiries_follow_up').on(table.schoolId, table.nextFollowUp),
    index('enquiries_visit').on(table.schoolId, table.visitAt, table.id).where(sql`${table.visitAt} is not null`),
    index('enquiries_confirmed')
      .on(table.schoolId, table.confirmedAt, table.id)
      .where(sql`${table.confirmedAt} is not null`),
    index('enquiries_mobile').on(table.schoolId, table.mobile),
    ownSchool(),
  ],
);

/** Who spoke with a family, when and about what. Tenant table. */
export const enquiryFollowUps = pgTable(
  'enquiry_follow_ups',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    enquiryId: integer('enquiry_id').notNull(),
    at: instant('at').notNull().defaultNow(),
    mode: text('mode').notNull(),
    note: text('note').notNull(),
    nextDate: date('next_date'),
    /** Status before and after, where it changed. */
    fromStatus: integer('from_status'),
    toStatus: integer('to_status'),
    userId: integer('user_id'),
    /** What the caller calls the request that wrote it down: sent again, it is one entry. */
    clientKey: text('client_key'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('enquiry_follow_ups_client_key').on(table.schoolId, table.clientKey),
    foreignKey({ columns: [table.schoolId, table.enquiryId], foreignColumns: [enquiries.schoolId, enquiries.id] }),
    index('enquiry_follow_ups_enquiry').on(table.schoolId, table.enquiryId),
    ownSchool(),
  ],
);

/** Documents of enquiries, one of each type; the file is a private row of `media`. Tenant table. */
export const enquiryDocuments = pgTable(
  'enquiry_documents',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    enquiryId: integer('enquiry_id').notNull(),
    documentType: text('document_type').notNull(),
    state: text('state', { enum: documentStates }).notNull(),
    reason: text('reason'),
    /** Null if the document was waived. */
    mediaId: integer('media_id'),
    userId: integer('user_id'),
    userType: integer('user_type').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({ columns: [table.schoolId, table.enquiryId], foreignColumns: [enquiries.schoolId, enquiries.id] }),
    index('enquiry_documents_enquiry').on(table.schoolId, table.enquiryId),
    ownSchool(),
  ],
);

/** What a school has set for the admissions of a session. Tenant table. */
export const admissionSeasons = pgTable(
  'admission_seasons',
  {
    schoolId: schoolId(),
    /** The first year of the session. */
    startYear: integer('start_year').notNull(),
    settings: jsonb('settings').$type<SeasonSettings>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.startYear] }), ownSchool()],
);

export type AdmissionSeasonRow = typeof admissionSeasons.$inferSelect;
export type EnquiryRow = typeof enquiries.$inferSelect;
export type NewEnquiryRow = typeof enquiries.$inferInsert;
