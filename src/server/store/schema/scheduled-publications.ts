import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownSchool, schoolId } from './columns.ts';

/** A change that is to go live, in the version that was chosen. */
interface ScheduledChange {
  readonly type: string;
  readonly id: number;
  readonly version: number;
}

/** Changes that go live together at a time; a row goes when they have. Tenant table. */
export const scheduledPublications = pgTable(
  'scheduled_publications',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    changes: jsonb('changes').$type<readonly ScheduledChange[]>().notNull(),
    /** A line for the list of what was published. */
    note: text('note'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The user who chose them; null for a program. */
    createdBy: integer('created_by'),
    /** When it was tried in vain; nothing of it was published, and it is not tried again. */
    failedAt: instant('failed_at'),
    /** What held it back, by `<type>/<id>` and `<type>/<id>.<field>`. */
    problems: jsonb('problems').$type<Readonly<Record<string, readonly string[]>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('scheduled_publications_due').on(table.schoolId, table.at),
    ownSchool(),
  ],
);

export type ScheduledPublicationRow = typeof scheduledPublications.$inferSelect;
