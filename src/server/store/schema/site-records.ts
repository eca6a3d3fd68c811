import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant, ownSchool, schoolId } from './columns.ts';

/**
 * A school's theme and its choices. `version` is null to follow the theme's live pointer, else the hash it is pinned
 * to.
 */
export interface StoredSiteRecord {
  themeId: number;
  version: string | null;
  preset: string | null;
  settings: Record<string, unknown>;
  tokens: Record<string, unknown>;
  overrides: Record<string, unknown>;
}

/** Each school's current site record; `version` here counts its changes. Tenant table. */
export const siteRecords = pgTable(
  'site_records',
  {
    schoolId: schoolId(),
    version: integer('version').notNull().default(1),
    record: jsonb('record').$type<StoredSiteRecord>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId] }), ownSchool()],
);

/** Every site record a school has had. Tenant table. */
export const siteRecordHistory = pgTable(
  'site_record_history',
  {
    schoolId: schoolId(),
    version: integer('version').notNull(),
    record: jsonb('record').$type<StoredSiteRecord>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.version] }), ownSchool()],
);

export type SiteRecordRow = typeof siteRecords.$inferSelect;
export type SiteRecordHistoryRow = typeof siteRecordHistory.$inferSelect;
