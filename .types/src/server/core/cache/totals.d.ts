import type { Invalidation } from './invalidation.ts';
/** A query for one number, as drizzle builds it. */
export interface CountQuery {
    toSQL(): {
        readonly sql: string;
        readonly params: readonly unknown[];
    };
    execute(): Promise<readonly {
        readonly total: number;
    }[]>;
}
/** How many rows lists have in all, remembered: an exact count reads every row of its list. */
export interface Totals {
    /**
     * The number that a query gives in a transaction of this school. The same query with the same values is not sent
     * again until something of the school is written. Never for a transaction that has written itself. A query whose
     * values tell the time goes by `name`: all queries of one name give the same number until then.
     */
    count(schoolId: number, query: CountQuery, name?: unknown): Promise<number>;
}
export declare const createTotals: (invalidation: Invalidation) => Totals;
