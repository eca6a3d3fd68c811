import type { ClientBase } from 'pg';
import type { TableFacts } from './tables.ts';
/** One row as PostgreSQL writes it in JSON. */
export interface DumpedRow {
    readonly table: string;
    readonly row: string;
}
/** Makes the rows of a school those in sight, and of no other. */
export declare const setSchool: (client: ClientBase, schoolId: number | '') => Promise<unknown>;
/**
 * The rows of a school, or with `null` those of the tables that are no school's, in an open transaction. A few at a time,
 * whatever their number.
 */
export declare function dumpRows(client: ClientBase, tables: readonly TableFacts[], { schoolId, onlySchool }: {
    readonly schoolId: number | null;
    readonly onlySchool: number | null;
}): AsyncGenerator<DumpedRow>;
