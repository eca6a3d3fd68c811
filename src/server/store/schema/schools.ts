import { and, eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { domainProblems } from '#schemas/records/own-domain.ts';

/** The life of a school. Only an active one is served; a listed one also appears in the directory. */
export const schoolStatuses = ['active', 'draft', 'suspended', 'closed'] as const;
export type SchoolStatus = (typeof schoolStatuses)[number];

/** An own domain counts only once its owner has proved it. */
export const domainStates = ['pending', 'verified'] as const;
export type DomainState = (typeof domainStates)[number];

/** The tenants. Row 0 is the platform itself. Outside row-level security: reached only through `store/global.ts`. */
export const schools = pgTable(
  'schools',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    schoolKey: text('school_key').notNull().unique(),
    name: text('name').notNull(),
    status: text('status', { enum: schoolStatuses }).notNull().default('draft'),
    listed: boolean('listed').notNull().default(false),
    /** Whether it came with the product, to show what a school looks like. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    check('schools_status', sql`${table.status} in ('active', 'draft', 'suspended', 'closed')`),
    check('schools_slug_lower', sql`${table.slug} = lower(${table.slug})`),
  ],
);

/** Hosts of schools next to their slug host. Outside row-level security. */
export const domains = pgTable(
  'domains',
  {
    host: text('host').notNull(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id),
    state: text('state', { enum: domainStates }).notNull().default('pending'),
    token: text('token').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    /** When its records were last looked at, and what was wrong with them then. */
    checkedAt: timestamp('checked_at', { withTimezone: true, precision: 3, mode: 'date' }),
    problem: text('problem', { enum: domainProblems }),
  },
  (table) => [
    // Several schools may say that a host is theirs; one can prove it.
    primaryKey({ columns: [table.schoolId, table.host] }),
    uniqueIndex('domains_one_owner').on(table.host).where(sql`${table.state} = 'verified'`),
    uniqueIndex('domains_one_primary').on(table.schoolId).where(sql`${table.isPrimary}`),
    check('domains_state', sql`${table.state} in ('pending', 'verified')`),
    check('domains_host_lower', sql`${table.host} = lower(${table.host})`),
    check('domains_primary_verified', sql`not ${table.isPrimary} or ${table.state} = 'verified'`),
  ],
);

/** What anyone may know: the active and listed schools. */
export const schoolDirectory = pgView('school_directory').as((query) =>
  query
    .select({ id: schools.id, slug: schools.slug, schoolKey: schools.schoolKey, name: schools.name })
    .from(schools)
    .where(and(eq(schools.status, 'active'), eq(schools.listed, true))),
);

export type School = typeof schools.$inferSelect;
export type NewSchool = Pick<
  typeof schools.$inferInsert,
  'slug' | 'schoolKey' | 'name' | 'status' | 'listed' | 'isDemo'
>;
export type Domain = typeof domains.$inferSelect;
