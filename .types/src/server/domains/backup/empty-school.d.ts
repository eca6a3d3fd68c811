import type { ClientBase } from 'pg';
import type { TableFacts } from './tables.ts';
/** Deletes all rows of a school, its own among them, in an open transaction of the role that owns the tables; how many. */
export declare const emptySchool: (client: ClientBase, tables: readonly TableFacts[], schoolId: number) => Promise<number>;
