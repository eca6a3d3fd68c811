export { readDueStaffDocuments } from './documents/due.ts';
export { readOpenStaffLeave } from './leave/open-leave.ts';
export { readShownStaff, type StaffCard, showsPhoto } from './website/shown-staff.ts';
