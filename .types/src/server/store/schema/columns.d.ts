/** A moment in UTC; milliseconds, because that is what a JavaScript `Date` keeps. */
export declare const instant: (name: string) => import("drizzle-orm/pg-core").PgTimestampBuilderInitial<string>;
/** The tenant column. Every tenant table has it, first in its primary key. */
export declare const schoolId: () => import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgIntegerBuilderInitial<"school_id">>;
/** The row-level security policy of a tenant table: only rows of the school set in this transaction. */
export declare const ownSchool: () => import("drizzle-orm/pg-core").PgPolicy;
