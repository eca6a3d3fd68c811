import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * What several nodes together have counted under the keys of limits. Unlogged, since it may be lost; outside row-level
 * security, since it holds nothing of a school. Empty where there is one node.
 */
export const rateLimitWindows = pgTable(
  'rate_limit_windows',
  {
    /** An HMAC of the key with a key of SECRET: no address, account or recipient can be read out of it. */
    id: text('id').primaryKey(),
    /** Of the key: address, account, recipient or certificate. */
    scope: text('scope').notNull(),
    /** By the clock of the node that began it. */
    endsAt: instant('ends_at').notNull(),
    count: integer('count').notNull(),
    /** The least count at which a limit on the key is reached. */
    max: integer('max').notNull(),
    /** By the database's clock. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('rate_limit_windows_ends').on(table.endsAt),
    index('rate_limit_windows_reached').on(table.changedAt).where(sql`${table.count} >= ${table.max}`),
  ],
);
