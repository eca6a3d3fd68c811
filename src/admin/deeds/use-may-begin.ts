import type { Area, Scope } from '#schemas/access/matrix.ts';
import { useMayWrite } from '../session/use-may-write.ts';

/** What may be begun from anywhere (`useDeeds`): whose right it is, and of how much. */
const begun: readonly (readonly [Area, Scope])[] = [
  ['/website', 'all'],
  ['/media', 'all'],
  ['/student/attendance_management', 'classes'],
  ['/admissions', 'all'],
  ['/visitors', 'all'],
  ['/student/add_student', 'all'],
  ['/staff/add_staff_member', 'all'],
  ['/staff/leave', 'own'],
  ['/users', 'all'],
];

/** Whether somebody may begin anything. */
export const useMayBegin = (): boolean => {
  const mayWrite = useMayWrite();
  return begun.some(([area, scope]) => mayWrite(area, scope));
};
