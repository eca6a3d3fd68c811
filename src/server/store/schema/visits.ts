import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownSchool, schoolId } from './columns.ts';

/** How often the pages of a school's website were opened on a day: nothing of who opened them. Tenant table. */
export const pageVisits = pgTable(
  'page_visits',
  {
    schoolId: schoolId(),
    /** By the school's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** As the theme's routes have it, without a language or a query. */
    path: text('path').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.day, table.path] }),
    check('page_visits_count', sql`${table.count} > 0`),
    ownSchool(),
  ],
);
