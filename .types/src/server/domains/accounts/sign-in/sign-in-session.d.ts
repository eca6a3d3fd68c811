import type { CallContext, Cookie } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type UserRow } from '#server/store/schema.ts';
/** A sign-in that has begun, with the secret that only its cookie is to hold. */
export interface StartedSession {
    readonly user: UserRow;
    readonly token: string;
    readonly seconds: number;
}
interface SessionOptions {
    /** As it was when its password or link was checked. */
    readonly user: Pick<UserRow, 'schoolId' | 'id' | 'passwordHash'>;
    readonly remember?: boolean;
}
/**
 * Begins a sign-in with a session id of its own, in a transaction of the user's school; the session that the request
 * came with ends. Errors: `WRONG_LOGIN` where the account was closed or its password changed since it was checked.
 */
export declare const startSession: (transaction: WriteContext, context: CallContext, { user: { schoolId, id, passwordHash }, remember }: SessionOptions) => Promise<StartedSession>;
/** A user as the answer to a sign-in shows it. */
export declare const shownUser: ({ id, name, role, permissionSets, status }: Omit<UserRow, 'passwordHash'>) => {
    userId: number;
    name: string;
    role: "Admin" | "Operator" | "Parent" | "Staff" | "Student";
    permissionSets: ("classTeacher" | "contentEditor" | "frontOffice" | "hr")[];
    userStatus: number;
    accessiblePaths: ("/admissions" | "/audit" | "/backup" | "/holidays" | "/media" | "/platform" | "/school/change_password" | "/school/profile" | "/settings" | "/staff/Staff_Attendance" | "/staff/add_staff_member" | "/student" | "/student/Student_Attendance_Reports" | "/student/add_student" | "/student/attendance_history" | "/student/attendance_management" | "/syllabus" | "/users" | "/visitors" | "/website")[];
};
/** The cookies of a sign-in that has begun. */
export declare const cookiesOf: (context: CallContext, { user, token, seconds }: StartedSession) => readonly Cookie[];
/** The answer to a sign-in: who it is, where to go on, and the cookies. */
export declare const signedInAs: (context: CallContext, session: StartedSession, next: string) => {
    readonly status: 200;
    readonly body: {
        readonly user: {
            userId: number;
            name: string;
            role: "Admin" | "Operator" | "Parent" | "Staff" | "Student";
            permissionSets: ("classTeacher" | "contentEditor" | "frontOffice" | "hr")[];
            userStatus: number;
            accessiblePaths: ("/admissions" | "/audit" | "/backup" | "/holidays" | "/media" | "/platform" | "/school/change_password" | "/school/profile" | "/settings" | "/staff/Staff_Attendance" | "/staff/add_staff_member" | "/student" | "/student/Student_Attendance_Reports" | "/student/add_student" | "/student/attendance_history" | "/student/attendance_management" | "/syllabus" | "/users" | "/visitors" | "/website")[];
        };
        readonly next: string;
    };
    readonly cookies: readonly Cookie[];
};
export {};
