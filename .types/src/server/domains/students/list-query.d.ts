import { type SQL } from 'drizzle-orm';
import type { StudentQuery } from '#schemas/api/students/read.ts';
import type { Db } from '#server/store/store.ts';
type Filters = Pick<StudentQuery, 'Session' | 'Class_Id' | 'Section_Id' | 'Status'> & {
    readonly keyword?: string;
};
/** Enrolments that stand for their students in a list: those of the session asked for, else the latest of each. */
export declare const enrolmentsInList: (session: string) => SQL;
/** The conditions of a list on the enrolment; undefined where nothing is asked of it. */
export declare const enrolmentFilter: ({ Session, Class_Id, Section_Id }: Filters) => SQL | undefined;
/**
 * Students with an enrolment of which the condition holds. `is true` keeps the database from making a join of it: it
 * looks each student up in a table of the ids, which takes no longer where it has no statistics, as the embedded one.
 */
export declare const enrolledWhere: (db: Db, condition: SQL) => SQL;
/** The conditions of a list of students: -1 is all. Whose data were erased is in no list. */
export declare const studentFilter: (db: Db, filters: Filters) => Promise<SQL | undefined>;
export {};
