import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Facts of the installation as a whole, in one row. Outside row-level security, since it holds nothing of a school. */
export const installation = pgTable(
  'installation',
  {
    id: integer('id').primaryKey().default(1),
    /** When the demo schools were complete, or were found not to be wanted. Null while a first start is at work. */
    seededAt: instant('seeded_at'),
  },
  (table) => [check('installation_one_row', sql`${table.id} = 1`)],
);
