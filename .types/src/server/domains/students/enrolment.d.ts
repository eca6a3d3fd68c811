import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { type EnrolmentRow } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
interface Enrolling {
    readonly schoolId: number;
    readonly studentId: number;
    readonly body: Pick<BasicDetailsBody, 'Session' | 'Class_Id' | 'Section_Id' | 'Roll_No'>;
    readonly today: string;
}
/** Puts a student into a class for a session: a row is added, or changed where the session has one. */
export declare const enrol: ({ db }: StoreContext, { schoolId, studentId, body, today }: Enrolling) => Promise<EnrolmentRow>;
/** A student's enrolments, the latest session first. */
export declare const readEnrolments: (db: Db, studentId: number) => Promise<EnrolmentRow[]>;
/** Which class a student is in, in one session. */
export declare const findEnrolment: (db: Db, studentId: number, session: string) => Promise<EnrolmentRow | undefined>;
export {};
