export { readAttendanceToday } from './attendance-today.ts';
export { placeKey, readClasses, sizeOn } from './classes.ts';
export { readDeclaredDays } from './declared-days.ts';
export { type PickedUp, readInSchool } from './in-school.ts';
export { readOpenStudentLeave } from './leave/open-leave.ts';
export { type ClassTeacher, readTeachers } from './teachers.ts';
