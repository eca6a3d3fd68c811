import type { ClientBase } from 'pg';
/** What a backup must know of a table. */
export interface TableFacts {
    readonly name: string;
    /** Without those that the database fills by itself. */
    readonly columns: readonly string[];
    /** Whether each row is one school's, behind row-level security. */
    readonly isTenant: boolean;
    readonly hasSchool: boolean;
    /** The column that a sequence numbers; null where none does. */
    readonly identity: string | null;
}
/** Every table of the program, each after those that its rows refer to. Read from the database: whatever schema it has. */
export declare const readTables: (client: ClientBase) => Promise<readonly TableFacts[]>;
