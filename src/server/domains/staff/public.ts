export { readOpenStaffLeave } from './leave/open-leave.ts';
