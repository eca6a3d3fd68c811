import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, transactionId } from './columns.ts';

/**
 * What each commit made stale, written in its own transaction: a server that could not hear of commits reads here what
 * it missed. Kept for a day, and of no use to a backup. Outside row-level security, since it holds nothing of a school;
 * requests may only add to it.
 */
export const commitLog = pgTable(
  'commit_log',
  {
    transaction: transactionId('transaction').primaryKey().default(sql`pg_current_xact_id()`),
    /** The server that committed. */
    node: text('node').notNull(),
    /** Null: everything. */
    tags: text('tags').array(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('commit_log_at').on(table.at)],
);
