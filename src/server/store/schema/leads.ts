import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    status: text('status', { enum: ['New', 'Read', 'Closed'] })
      .notNull()
      .default('New'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contact_messages_list').on(table.schoolId, table.createdAt),
    check('contact_messages_status', sql`${table.status} in ('New', 'Read', 'Closed')`),
    ownSchool(),
  ],
);
