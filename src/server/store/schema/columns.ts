import { sql } from 'drizzle-orm';
import { customType, integer, pgPolicy, timestamp } from 'drizzle-orm/pg-core';
import { schools } from './schools.ts';

/** A time in UTC; milliseconds, because that is what a JavaScript `Date` keeps. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The number of a transaction, in the order of their starts, which never begins again at 0. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The tenant column. Every tenant table has it, first in its primary key. */
export const schoolId = () =>
  integer('school_id')
    .notNull()
    .references(() => schools.id);

// `nullif`: once a connection has set app.school_id for one transaction, an unset one reads as '', not as null.
const ownRow = sql`school_id = nullif(current_setting('app.school_id', true), '')::int`;

/** The row-level security policy of a tenant table: only rows of the school set in this transaction. */
export const ownSchool = () => pgPolicy('own_school', { for: 'all', to: 'public', using: ownRow, withCheck: ownRow });
