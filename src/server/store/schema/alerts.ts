import { date, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, ownSchool, schoolId } from './columns.ts';

/** Which warning that a disclosure document expires went to whom, so that each goes once. Tenant table. */
export const disclosureAlerts = pgTable(
  'disclosure_alerts',
  {
    schoolId: schoolId(),
    userId: integer('user_id').notNull(),
    /** Its field in the disclosure record. */
    document: text('document').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** 60, 30 or 7. */
    daysBefore: integer('days_before').notNull(),
    /** When a server started to send it. */
    claimedAt: instant('claimed_at').notNull(),
    /** Null until the mail is handed over. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({
      name: 'disclosure_alerts_once',
      columns: [table.schoolId, table.userId, table.document, table.validUntil, table.daysBefore],
    }),
    foreignKey({ columns: [table.schoolId, table.userId], foreignColumns: [users.schoolId, users.id] }),
    ownSchool(),
  ],
);
