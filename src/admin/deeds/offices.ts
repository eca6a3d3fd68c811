import type { Area, Scope } from '#schemas/access/matrix.ts';
import { admissionsPath } from '#schemas/office.ts';

interface OfficeDeed {
  /** What it is called, in the words of deeds. */
  readonly word: string;
  readonly to: string;
  /** Whose right it is, and of how much. */
  readonly area: Area;
  readonly scope: Scope;
}

/** What is begun at the front office, in a class and among the staff: whose right it is, and where it is done. */
export const offices = [
  {
    word: 'takeRegister',
    to: '/student/attendance_management',
    area: '/student/attendance_management',
    scope: 'classes',
  },
  { word: 'addEnquiry', to: `${admissionsPath}?enquiry=new`, area: '/admissions', scope: 'all' },
  { word: 'addVisitor', to: '/visitors', area: '/visitors', scope: 'all' },
  { word: 'addStudent', to: '/student/add_student', area: '/student/add_student', scope: 'all' },
  { word: 'addMember', to: '/staff/add_staff_member', area: '/staff/add_staff_member', scope: 'all' },
  { word: 'askLeave', to: '/staff/leave?open=new', area: '/staff/leave', scope: 'own' },
  { word: 'invite', to: '/school/users?person=new', area: '/users', scope: 'all' },
] as const satisfies readonly OfficeDeed[];
