import type { BasicDetailsBody, StudentRecord } from '#schemas/api/students/basic-details.ts';
import type { EnrolmentRow, StudentRow } from '#server/store/schema.ts';
/** An object without the fields that have no value. */
export declare const known: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;
/** The named fields of an object, as far as it has them. */
export declare const pickFields: (from: Readonly<Record<string, unknown>>, names: readonly string[]) => Record<string, unknown>;
/** The columns that basic details are stored in. What of `details` is not on the form stays. */
export declare const studentColumns: (body: BasicDetailsBody, details?: Readonly<Record<string, unknown>>) => {
    admissionNo: string;
    admissionDate: string;
    firstName: string;
    middleName: string | null;
    lastName: string | null;
    dateOfBirth: string;
    gender: "Female" | "Male" | "Other" | "Undisclosed";
    mobile: string;
    email: string | null;
    details: {
        [x: string]: unknown;
    };
};
interface RecordParts {
    readonly row: StudentRow;
    readonly enrolment?: Pick<EnrolmentRow, 'session' | 'classId' | 'sectionId' | 'rollNo'> | undefined;
    /** What stands for the photo: a link for readers, the reference for the audit log. */
    readonly photo?: string | undefined;
}
/** A student's basic details with the names of the wire. Of one that was erased, what the register keeps. */
export declare const toStudentRecord: ({ row, enrolment, photo }: RecordParts) => StudentRecord;
export {};
