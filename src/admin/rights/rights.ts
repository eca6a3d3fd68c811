import { type AccessLevel, type Area, type Holder, type Scope, scopeFor } from '#schemas/access/matrix.ts';

/**
 * What a sentence about rights speaks of, each with the areas of the access table that it stands for. Rights in all
 * areas of one subject are given together.
 */
export const subjects = {
  website: ['/website'],
  media: ['/media'],
  profile: ['/school/profile'],
  admissions: ['/admissions'],
  messages: ['/messages'],
  visitors: ['/visitors'],
  students: ['/student', '/student/add_student'],
  attendance: ['/student/attendance_management', '/student/leave'],
  attendanceReports: ['/student/attendance_history', '/student/Student_Attendance_Reports'],
  staffDirectory: ['/staff'],
  staff: ['/staff/add_staff_member'],
  staffAttendance: ['/staff/Staff_Attendance'],
  staffLeave: ['/staff/leave'],
  syllabus: ['/syllabus'],
  holidays: ['/holidays'],
  users: ['/users'],
  settings: ['/settings', '/audit', '/backup'],
} as const satisfies Readonly<Record<string, readonly Area[]>>;

export type Subject = keyof typeof subjects;

/** Areas that no sentence speaks of: everybody's own password and visitors, and what belongs to no school. */
export const unspoken: readonly Area[] = ['/school/change_password', '/visitors/mine', '/platform'];

const names = Object.keys(subjects) as readonly Subject[];

/** What somebody may do, by the widest right in each subject. */
export interface Rights {
  readonly change: readonly Subject[];
  readonly see: readonly Subject[];
  readonly changeInClasses: readonly Subject[];
  readonly seeInClasses: readonly Subject[];
  /** Of their own person alone. */
  readonly seeOwn: readonly Subject[];
  readonly none: readonly Subject[];
}

/** The rights that the access table gives to holders together. */
export const rightsOf = (holders: readonly Holder[]): Rights => {
  const has = (subject: Subject, level: AccessLevel, scope: Scope): boolean =>
    subjects[subject].some((area) => scopeFor(holders, area, level) === scope);
  const rest = new Set(names);
  const take = (level: AccessLevel, scope: Scope): readonly Subject[] => {
    const taken = names.filter((subject) => rest.has(subject) && has(subject, level, scope));
    for (const subject of taken) rest.delete(subject);
    return taken;
  };
  const change = take('write', 'all');
  const see = take('read', 'all');
  const changeInClasses = take('write', 'classes');
  const seeInClasses = take('read', 'classes');
  const seeOwn = take('read', 'own');
  return { change, see, changeInClasses, seeInClasses, seeOwn, none: [...rest] };
};
