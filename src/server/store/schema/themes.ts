import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { operatorTokens } from './tokens.ts';

/** Every published version of a theme, by the hash of its document; never changed. Outside row-level security. */
export const themeVersions = pgTable('theme_versions', {
  hash: text('hash').primaryKey(),
  themeId: integer('theme_id').notNull(),
  document: jsonb('document').$type<Record<string, unknown>>().notNull(),
  /** Relative path in the theme → content address of the file. */
  assets: jsonb('assets').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The live version of each theme. One that an operator moved is not moved by a start of the server. */
export const themePointers = pgTable('theme_pointers', {
  themeId: integer('theme_id').primaryKey(),
  hash: text('hash')
    .notNull()
    .references(() => themeVersions.hash),
  movedByOperator: boolean('moved_by_operator').notNull().default(false),
});

/** Why a pointer moved. */
export const pointerActions = ['publish', 'rollback'] as const;
export type PointerAction = (typeof pointerActions)[number];

/** Every move of a pointer to another version, oldest first by id; never changed. */
export const themePointerHistory = pgTable(
  'theme_pointer_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    themeId: integer('theme_id').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => themeVersions.hash),
    action: text('action', { enum: pointerActions }).notNull(),
    movedAt: instant('moved_at').notNull().defaultNow(),
    /** The operator's token; null if a start of the server moved it. */
    tokenId: integer('token_id').references(() => operatorTokens.id),
  },
  (table) => [
    index('theme_pointer_history_theme').on(table.themeId, table.id),
    check('theme_pointer_history_action', sql`${table.action} in ('publish', 'rollback')`),
  ],
);

export type ThemeVersion = typeof themeVersions.$inferSelect;
export type ThemePointer = typeof themePointers.$inferSelect;
