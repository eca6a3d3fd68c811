import type { ClientBase } from 'pg';
import type { Manifest } from './archive.ts';
import type { TableFacts } from './tables.ts';
/** What one school's id in the file becomes here. */
export type SchoolIds = ReadonlyMap<number, number>;
type Row = Readonly<Record<string, unknown>>;
export interface Line {
    readonly table: string;
    readonly row: Row;
}
/** The rows of one of the archive's files. */
export declare const linesOf: (data: Buffer) => Line[];
/** A row under the id that its school has here. */
export declare const moved: (table: string, row: Row, ids: SchoolIds) => Row;
/** A file's key under the id that its school has here. */
export declare const movedKey: (key: string, ids: SchoolIds) => string;
interface Run {
    readonly table: string;
    readonly school: unknown;
    readonly rows: Row[];
}
/** Rows that follow each other in one table of one school. */
export declare const runsOf: (lines: readonly Line[]) => Run[];
interface Insertion extends Run {
    readonly tables: ReadonlyMap<string, TableFacts>;
    readonly kind: Manifest['kind'];
}
/** Inserts rows of one table of one school, with the ids that they have. */
export declare const insertRows: (client: ClientBase, { table, school, rows, tables, kind }: Insertion) => Promise<void>;
/** Lets a table's numbers go on after those that came back. */
export declare const advance: (client: ClientBase, facts: TableFacts | undefined, highest: number) => Promise<void>;
export {};
