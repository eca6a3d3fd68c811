import { sql } from 'drizzle-orm';
import { check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant, transactionId } from './columns.ts';

/** Facts of the installation as a whole, in one row. Outside row-level security, since it holds nothing of a school. */
export const installation = pgTable(
  'installation',
  {
    id: integer('id').primaryKey().default(1),
    /** When the demo schools were complete, or were found not to be wanted. Null while a first start is at work. */
    seededAt: instant('seeded_at'),
    /** Another one after each restore: what was read before it is of another database. */
    incarnation: uuid('incarnation').notNull().defaultRandom(),
    /** The first transaction whose entry in the log of commits would not have been removed. */
    logFrom: transactionId('log_from').notNull().default('0'),
  },
  (table) => [check('installation_one_row', sql`${table.id} = 1`)],
);
