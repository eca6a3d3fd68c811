export { readAttendanceToday } from './attendance-today.ts';
export { readInSchool } from './in-school.ts';
export { readOpenStudentLeave } from './leave/open-leave.ts';
