export { readAttendanceToday } from './attendance-today.ts';
export { readDeclaredDays } from './declared-days.ts';
export { type PickedUp, readInSchool } from './in-school.ts';
export { readOpenStudentLeave } from './leave/open-leave.ts';
