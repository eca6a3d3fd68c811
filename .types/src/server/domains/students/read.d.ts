import { type StudentFile } from '#schemas/api/students/read.ts';
import { type EnrolmentRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
/** One student, as far as the reader may see. One whom the reader may not see at all is not found. */
export declare const readStudentHandler: import("#server/http/calls/handle.ts").Handler;
/** The people who answer for a student, with the names of the wire. */
export declare const readGuardians: (db: Db, studentId: number) => Promise<StudentFile['guardians']>;
/** An enrolment with the names of the wire. */
export declare const toEnrolment: (row: EnrolmentRow) => StudentFile['enrolments'][number];
