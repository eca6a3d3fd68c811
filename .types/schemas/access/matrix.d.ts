/** Staff hold permission sets; each stands for a column of the matrix. */
export declare const permissionSets: readonly ['frontOffice', 'classTeacher', 'contentEditor', 'hr'];
export type PermissionSet = (typeof permissionSets)[number];
/** The columns of the matrix: the seed's roles, with staff told apart by what they do. */
export type Holder = 'Admin' | PermissionSet | 'Student' | 'Parent' | 'Operator';
export type AccessLevel = 'read' | 'write';
/** Of whom: everyone in the school, a class teacher's classes, or oneself and one's children. Widest first. */
export declare const scopes: readonly ['all', 'classes', 'own'];
export type Scope = (typeof scopes)[number];
export interface Grant {
    readonly level: AccessLevel;
    readonly scope: Scope;
}
/**
 * Who may do what where: the one table behind every call, menu and test. What is not named is denied.
 * Source: domain.md 4.7, with the seed's login-required paths as its areas. Operators are users of the platform's own
 * tenant, and what they may do there reaches no school.
 */
export declare const accessMatrix: {
    readonly '/visitors': {
        readonly Admin: Grant;
        readonly frontOffice: Grant;
        readonly hr: Grant;
    };
    readonly '/school/profile': {
        readonly Admin: Grant;
        readonly frontOffice: Grant;
        readonly classTeacher: Grant;
        readonly contentEditor: Grant;
        readonly hr: Grant;
    };
    readonly '/school/change_password': {
        readonly Admin: Grant;
        readonly frontOffice: Grant;
        readonly classTeacher: Grant;
        readonly contentEditor: Grant;
        readonly hr: Grant;
        readonly Student: Grant;
        readonly Parent: Grant;
        readonly Operator: Grant;
    };
    readonly '/student/add_student': {
        readonly Admin: Grant;
        readonly frontOffice: Grant;
    };
    readonly '/student': {
        readonly Admin: Grant;
        readonly frontOffice: Grant;
        readonly classTeacher: Grant;
        readonly Student: Grant;
        readonly Parent: Grant;
    };
    readonly '/staff/add_staff_member': {
        readonly Admin: Grant;
        readonly hr: Grant;
    };
    readonly '/staff/Staff_Attendance': {
        readonly Admin: Grant;
        readonly classTeacher: Grant;
        readonly contentEditor: Grant;
        readonly hr: Grant;
    };
    readonly '/student/attendance_management': {
        readonly Admin: Grant;
        readonly classTeacher: Grant;
    };
    readonly '/student/attendance_history': {
        readonly Admin: Grant;
        readonly frontOffice: Grant;
        readonly classTeacher: Grant;
        readonly Student: Grant;
        readonly Parent: Grant;
    };
    readonly '/student/Student_Attendance_Reports': {
        readonly Admin: Grant;
        readonly frontOffice: Grant;
        readonly classTeacher: Grant;
    };
    readonly '/admissions': {
        readonly Admin: Grant;
        readonly frontOffice: Grant;
        readonly Parent: Grant;
    };
    readonly '/website': {
        readonly Admin: Grant;
        readonly contentEditor: Grant;
        readonly Operator: Grant;
    };
    readonly '/media': {
        readonly Admin: Grant;
        readonly contentEditor: Grant;
        readonly Operator: Grant;
    };
    readonly '/syllabus': {
        readonly Admin: Grant;
        readonly frontOffice: Grant;
        readonly classTeacher: Grant;
        readonly contentEditor: Grant;
        readonly hr: Grant;
        readonly Student: Grant;
        readonly Parent: Grant;
    };
    readonly '/holidays': {
        readonly Admin: Grant;
        readonly frontOffice: Grant;
        readonly classTeacher: Grant;
        readonly contentEditor: Grant;
        readonly hr: Grant;
        readonly Student: Grant;
        readonly Parent: Grant;
    };
    readonly '/users': {
        readonly Admin: Grant;
        readonly Operator: Grant;
    };
    readonly '/settings': {
        readonly Admin: Grant;
        readonly Operator: Grant;
    };
    readonly '/audit': {
        readonly Admin: Grant;
        readonly Operator: Grant;
    };
    readonly '/backup': {
        readonly Admin: Grant;
    };
    readonly '/platform': {
        readonly Operator: Grant;
    };
};
/** A place of the office: a path of the menu, and what calls name to say whom they are for. */
export type Area = keyof typeof accessMatrix;
export declare const areas: readonly Area[];
/** The widest scope in which one of the holders has this level in an area; undefined where none has. */
export declare const scopeFor: (holders: readonly Holder[], area: Area, level: AccessLevel) => Scope | undefined;
/** The areas that one of the holders may at least read: the seed's accessible paths. */
export declare const accessiblePaths: (holders: readonly Holder[]) => Area[];
