export { readOpenStudentLeave } from './leave/open-leave.ts';
export { readMissingRegisters } from './missing-registers.ts';
