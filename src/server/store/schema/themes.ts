import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Every published version of a theme, by the hash of its document; never changed. Outside row-level security. */
export const themeVersions = pgTable('theme_versions', {
  hash: text('hash').primaryKey(),
  themeId: integer('theme_id').notNull(),
  document: jsonb('document').$type<Record<string, unknown>>().notNull(),
  /** Relative path in the theme → content address of the file. */
  assets: jsonb('assets').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** The live version of each theme. One that an operator moved is not moved by a start of the server. */
export const themePointers = pgTable('theme_pointers', {
  themeId: integer('theme_id').primaryKey(),
  hash: text('hash')
    .notNull()
    .references(() => themeVersions.hash),
  movedByOperator: boolean('moved_by_operator').notNull().default(false),
});

export type ThemeVersion = typeof themeVersions.$inferSelect;
export type ThemePointer = typeof themePointers.$inferSelect;
