export { readOwnDay } from './check-in/own-day.ts';
export { readDueStaffDocuments } from './documents/due.ts';
export { readStaffInSchool, readStaffNames } from './in-school.ts';
export { findOwnMember } from './leave/member-scope.ts';
export { readOpenStaffLeave } from './leave/open-leave.ts';
export { readShownStaff, type StaffCard, showsPhoto } from './website/shown-staff.ts';
