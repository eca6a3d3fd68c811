import { type SchoolRow, type SchoolState } from '#schemas/api/schools.ts';
import type { FoundSchool } from '#server/store/global.ts';
import { type School } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/** What the audit log calls a change of a school's state. */
export declare const stateEntity = "schoolState";
/** An operator's last word on a school's state. */
export interface LastChange {
    readonly reason: string;
    readonly at: Date;
}
/** The state of a school: one that is live but not listed waits for its admin's mail to be proved. */
export declare const stateOf: ({ status, listed }: Pick<School, 'status' | 'listed'>) => SchoolState;
/** The columns of a school in a state. Out of sight, a school keeps its place in the directory. */
export declare const columnsOf: (state: SchoolState) => Partial<Pick<School, 'status' | 'listed'>>;
/** The last changes of the states of schools, by school, from the product's own log, in a transaction of the platform. */
export declare const lastChanges: ({ db }: StoreContext, schoolIds: readonly number[]) => Promise<ReadonlyMap<number, LastChange>>;
/** The end of the days in which a closed school may be opened again; undefined where nobody wrote down when it was closed. */
export declare const reopenUntil: (state: SchoolState, change: LastChange | undefined) => Date | undefined;
/** The states that may follow at a moment. */
export declare const nextStates: (state: SchoolState, { change, now }: {
    readonly change: LastChange | undefined;
    readonly now: Date;
}) => readonly SchoolState[];
interface Shown {
    readonly url: string;
    readonly change: LastChange | undefined;
    readonly now: Date;
}
/** A school as operators see it. */
export declare const schoolRow: (school: FoundSchool & {
    createdAt: Date;
}, { url, change, now }: Shown) => SchoolRow;
export {};
