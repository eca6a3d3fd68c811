import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, ownSchool, schoolId } from './columns.ts';

/** For how long a school lets the operators of the platform look in, and why. Tenant table. */
export const supportGrants = pgTable(
  'support_grants',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    reason: text('reason').notNull(),
    /** The admin who gave it. */
    givenBy: integer('given_by').notNull(),
    givenAt: instant('given_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** From when on it does not stand any more, before its end. */
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: integer('withdrawn_by'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({ columns: [table.schoolId, table.givenBy], foreignColumns: [users.schoolId, users.id] }),
    foreignKey({ columns: [table.schoolId, table.withdrawnBy], foreignColumns: [users.schoolId, users.id] }),
    check('support_grants_ends', sql`${table.endsAt} > ${table.givenAt}`),
    ownSchool(),
  ],
);

/** An operator’s way into a school under a grant: first a code, then a session of the school’s host. Tenant table. */
export const supportVisits = pgTable(
  'support_visits',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    grantId: integer('grant_id').notNull(),
    /** A user of the platform’s own tenant, whose rows the school does not see. */
    operatorId: integer('operator_id').notNull(),
    operatorName: text('operator_name').notNull(),
    /** The operator’s own sign-in on the product’s host: with its end the visit ends. */
    operatorSessionId: integer('operator_session_id').notNull(),
    /** sha256 of the code that leads in, then of the cookie. */
    hash: text('hash').notNull(),
    codeEndsAt: instant('code_ends_at').notNull(),
    enteredAt: instant('entered_at'),
    leftAt: instant('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('support_visits_hash').on(table.schoolId, table.hash),
    index('support_visits_grant').on(table.schoolId, table.grantId),
    foreignKey({
      columns: [table.schoolId, table.grantId],
      foreignColumns: [supportGrants.schoolId, supportGrants.id],
    }),
    ownSchool(),
  ],
);

export type SupportGrantRow = typeof supportGrants.$inferSelect;
export type SupportVisitRow = typeof supportVisits.$inferSelect;
