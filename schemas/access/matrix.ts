/**
 * What staff may do beyond what all of them may; each stands for a column of the matrix. `medical` opens nothing by
 * itself: who may see a student reads notes of health by it.
 */
export const permissionSets = ['frontOffice', 'classTeacher', 'contentEditor', 'hr', 'medical'] as const;
export type PermissionSet = (typeof permissionSets)[number];

/** Who may log in: the roles of a school, and the operators of the platform. */
export const userRoles = ['Admin', 'Staff', 'Student', 'Parent', 'Operator'] as const;
export type UserRole = (typeof userRoles)[number];

/** The columns of the matrix: the roles, and what staff do. */
export type Holder = UserRole | PermissionSet;

export type AccessLevel = 'read' | 'write';

/** Of whom: everyone in the school, a class teacher's classes, or oneself and one's children. Widest first. */
export const scopes = ['all', 'classes', 'own'] as const;
export type Scope = (typeof scopes)[number];

export interface Grant {
  readonly level: AccessLevel;
  readonly scope: Scope;
}

const W: Grant = { level: 'write', scope: 'all' };
const R: Grant = { level: 'read', scope: 'all' };
const CR: Grant = { level: 'read', scope: 'classes' };
const CW: Grant = { level: 'write', scope: 'classes' };
const OR: Grant = { level: 'read', scope: 'own' };
const OW: Grant = { level: 'write', scope: 'own' };

type Row = Readonly<Partial<Record<Holder, Grant>>>;

/**
 * Who may do what where: the one table behind every call, menu and test. What is not named is denied.
 * The areas are the paths that require a login (docs/domain.md, Access). Operators are users of the platform's own
 * tenant, and what they may do there reaches no school.
 */
export const accessMatrix = {
  '/visitors': { Admin: W, frontOffice: W, hr: R },
  '/visitors/mine': { Admin: OW, Staff: OW },
  '/messages': { Admin: W, frontOffice: W },
  '/school/profile': { Admin: W, Staff: R },
  '/school/change_password': { Admin: OW, Staff: OW, Student: OW, Parent: OW, Operator: OW },
  '/student/add_student': { Admin: W, frontOffice: W },
  '/student': { Admin: W, frontOffice: W, classTeacher: CR, Student: OR, Parent: OR },
  '/staff': { Admin: W, Staff: R, hr: W },
  '/staff/add_staff_member': { Admin: W, hr: W },
  '/staff/Staff_Attendance': { Admin: W, Staff: OR, hr: W },
  '/staff/leave': { Admin: W, Staff: OW, hr: W },
  '/student/attendance_management': { Admin: W, classTeacher: CW },
  '/student/attendance_history': { Admin: R, frontOffice: R, classTeacher: CR, Student: OR, Parent: OR },
  '/student/Student_Attendance_Reports': { Admin: R, frontOffice: R, classTeacher: CR },
  '/student/leave': { Admin: W, classTeacher: CW, Student: OW, Parent: OW },
  '/admissions': { Admin: W, frontOffice: W, Parent: OR },
  '/website': { Admin: W, contentEditor: W, Operator: W },
  '/media': { Admin: W, contentEditor: W, Operator: W },
  '/syllabus': { Admin: W, frontOffice: R, classTeacher: CW, contentEditor: R, hr: R, Student: R, Parent: R },
  '/holidays': { Admin: W, Staff: R, Student: R, Parent: R },
  '/users': { Admin: W, Operator: W },
  '/settings': { Admin: W, Operator: W },
  '/audit': { Admin: W, Operator: W },
  '/backup': { Admin: W },
  '/platform': { Operator: W },
} as const satisfies Readonly<Record<string, Row>>;

/** An area of the office: a path of the menu, which calls name to declare who may make them. */
export type Area = keyof typeof accessMatrix;

export const areas = Object.keys(accessMatrix) as readonly Area[];

/** Somebody with an account, as far as the matrix goes. */
interface Person {
  readonly role: UserRole;
  readonly permissionSets: readonly PermissionSet[];
}

/** The columns of the matrix that apply to somebody: the role, and of staff what they do besides. */
export const holdersOf = ({ role, permissionSets: sets }: Person): readonly Holder[] =>
  role === 'Staff' ? [role, ...sets] : [role];

/** Whether somebody reads and writes what is noted of a student's health, of the students whom they see. */
export const mayReadHealth = ({ role, permissionSets: sets }: Person): boolean =>
  role === 'Admin' || (role === 'Staff' && sets.includes('medical'));

/** The widest scope in which one of the holders has this level in an area; undefined if none has. */
export const scopeFor = (holders: readonly Holder[], area: Area, level: AccessLevel): Scope | undefined => {
  const row: Row = accessMatrix[area];
  const granted = holders.flatMap((holder) => {
    const grant = Object.hasOwn(row, holder) ? row[holder] : undefined;
    return grant && (level === 'read' || grant.level === 'write') ? [grant.scope] : [];
  });
  return scopes.find((scope) => granted.includes(scope));
};

/** What is closed to who is in a school for support: everything in one file, and the password of an account. */
const closedToSupport: readonly Area[] = ['/backup', '/school/change_password'];

/** The scope of an operator who is in a school under its grant: an admin's, to read. */
export const supportScopeFor = (area: Area, level: AccessLevel): Scope | undefined =>
  level === 'write' || closedToSupport.includes(area) ? undefined : scopeFor(['Admin'], area, level);

/** The areas that an operator may read in a school under its grant. */
export const supportPaths = (): Area[] => areas.filter((area) => supportScopeFor(area, 'read') !== undefined);

/** The areas that one of the holders may at least read: the `accessiblePaths` of the cookie. */
export const accessiblePaths = (holders: readonly Holder[]): Area[] =>
  areas.filter((area) => scopeFor(holders, area, 'read') !== undefined);
