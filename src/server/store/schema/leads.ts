import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { messageEntryKinds, messageStatuses } from '#schemas/records/contact-message.ts';
import { instant, ownSchool, schoolId } from './columns.ts';

/** The state of a demo request (docs/domain.md, Demo requests). */
export const demoRequestStatuses = ['New', 'Contacted', 'Demo_Scheduled', 'Demo_Done', 'Won', 'Lost', 'Spam'] as const;
export type DemoRequestStatus = (typeof demoRequestStatuses)[number];

/** Requests for a demonstration: rows of tenant 0. Tenant table. */
export const demoRequests = pgTable(
  'demo_requests',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    schoolName: text('school_name').notNull(),
    mobile: text('mobile').notNull(),
    email: text('email'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    status: text('status', { enum: demoRequestStatuses }).notNull().default('New'),
    /** How many requests the same number made within a day; each replaces the one before. */
    requests: integer('requests').notNull().default(1),
    consentVersion: text('consent_version').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('demo_requests_mobile').on(table.schoolId, table.mobile, table.createdAt),
    check(
      'demo_requests_status',
      sql`${table.status} in ('New', 'Contacted', 'Demo_Scheduled', 'Demo_Done', 'Won', 'Lost', 'Spam')`,
    ),
    ownSchool(),
  ],
);

/** Messages of contact forms, to a school or to the platform. Tenant table. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    email: text('email'),
    mobile: text('mobile'),
    subject: text('subject'),
    message: text('message').notNull(),
    status: text('status', { enum: messageStatuses }).notNull().default('New'),
    /** The enquiry that was made of it; that one may be gone. */
    enquiryId: integer('enquiry_id'),
    /** What whoever sent it calls the request. */
    clientKey: text('client_key'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Set by a removal; the row goes 30 days later. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('contact_messages_client_key').on(table.schoolId, table.clientKey),
    index('contact_messages_list').on(table.schoolId, table.createdAt),
    check('contact_messages_status', sql`${table.status} in ('New', 'Read', 'Closed')`),
    ownSchool(),
  ],
);

/** What the office did with a message: replies, notes, marks. Tenant table. */
export const contactMessageEntries = pgTable(
  'contact_message_entries',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    messageId: integer('message_id').notNull(),
    kind: text('kind', { enum: messageEntryKinds }).notNull(),
    text: text('text'),
    /** What the message became, where it was marked. */
    status: text('status', { enum: messageStatuses }),
    at: instant('at').notNull().defaultNow(),
    userId: integer('user_id'),
    /** What whoever sent it calls the request. */
    clientKey: text('client_key'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'contact_message_entries_message',
      columns: [table.schoolId, table.messageId],
      foreignColumns: [contactMessages.schoolId, contactMessages.id],
    }),
    unique('contact_message_entries_client_key').on(table.schoolId, table.clientKey),
    index('contact_message_entries_message').on(table.schoolId, table.messageId),
    ownSchool(),
  ],
);
