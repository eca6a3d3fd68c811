import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Tokens of operators, who may publish themes. The token itself is never stored. Outside row-level security. */
export const operatorTokens = pgTable('operator_tokens', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  /** sha256 of the token, hexadecimal. */
  hash: text('hash').notNull().unique(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Null if it is valid until revoked. */
  expiresAt: instant('expires_at'),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
});

export type OperatorTokenRow = typeof operatorTokens.$inferSelect;
