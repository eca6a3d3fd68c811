import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ownSchool, schoolId } from './columns.ts';

/**
 * A school's choices for one theme. `version` is null to follow the theme's live pointer, else the hash it is pinned
 * to.
 */
export interface StoredSiteRecord {
  themeId: number;
  version: string | null;
  preset: string | null;
  settings: Record<string, unknown>;
  tokens: Record<string, unknown>;
  overrides: Record<string, unknown>;
  /** By template, ids of its sections; absent where they stand as the theme has them. */
  order?: Record<string, string[]>;
}

/** Filled from the record: rows of backups from before there was one for each theme have it too. */
const themeId = () => integer('theme_id').notNull().generatedAlwaysAs(sql`(record->>'themeId')::int`);

/** Each school's site records, one for each theme that it has chosen something of. Tenant table. */
export const siteRecords = pgTable(
  'site_records',
  {
    schoolId: schoolId(),
    themeId: themeId(),
    /** Whether the school uses this theme: one of its records is in use. */
    inUse: boolean('in_use').notNull().default(true),
    /** Starts at 1 and grows by one with each change, for optimistic locking. */
    version: integer('version').notNull().default(1),
    /** What visitors see while the theme is in use. */
    record: jsonb('record').$type<StoredSiteRecord>().notNull(),
    /** What the editor has open; null if that is what visitors see. */
    draft: jsonb('draft').$type<StoredSiteRecord>(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The user who changed it last; null for the command line and imports. */
    updatedBy: integer('updated_by'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.themeId] }),
    uniqueIndex('site_records_in_use').on(table.schoolId).where(sql`${table.inUse}`),
    ownSchool(),
  ],
);

/** What became of each site record: after each change, the record as an editor sees it. Tenant table. */
export const siteRecordHistory = pgTable(
  'site_record_history',
  {
    schoolId: schoolId(),
    themeId: themeId(),
    version: integer('version').notNull(),
    /** Until there were others, each entry was of a school that took a theme. */
    action: text('action').notNull().default('take'),
    record: jsonb('record').$type<StoredSiteRecord>().notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The user who did it; null for the command line and imports. */
    userId: integer('user_id'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.themeId, table.version] }), ownSchool()],
);

export type SiteRecordRow = typeof siteRecords.$inferSelect;
export type SiteRecordHistoryRow = typeof siteRecordHistory.$inferSelect;
